import { useSearch } from '@tanstack/react-router';
import { CredentialsForm } from '../features/account/credentials-form.js';

export const SignInPage = () => (
  <CredentialsForm
    key="sign-in"
    purpose="sign-in"
    back={useSearch({ from: '/shell/sign-in' }).back}
  />
);

export const SignUpPage = () => {
  const { back, name } = useSearch({ from: '/shell/sign-up' });
  return <CredentialsForm key="sign-up" purpose="sign-up" back={back} name={name} />;
};
