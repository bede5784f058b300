import { useSearch } from '@tanstack/react-router';
import { CredentialsForm } from '../features/account/credentials-form.js';

export const CredentialsPage = ({ purpose }: { purpose: 'sign-in' | 'sign-up' }) => {
  const { back } = useSearch({ from: `/shell/${purpose}` });
  return <CredentialsForm key={purpose} purpose={purpose} back={back} />;
};
