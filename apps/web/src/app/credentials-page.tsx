import { CredentialsForm } from '../features/account/credentials-form.js';
import { useSearch } from '../navigation/here.js';

export const SignInPage = () => (
  <CredentialsForm key="sign-in" purpose="sign-in" back={useSearch('/sign-in')[0].back} />
);

export const SignUpPage = () => {
  const [{ back, name }] = useSearch('/sign-up');
  return <CredentialsForm key="sign-up" purpose="sign-up" back={back} name={name} />;
};
