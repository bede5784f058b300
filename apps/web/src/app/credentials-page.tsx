import { useSearch } from '@tanstack/react-router';
import { CredentialsForm } from '../features/account/credentials-form.js';

export const SignInPage = () => (
  <CredentialsForm
    key="sign-in"
    purpose="sign-in"
    back={useSearch({ from: '/shell/sign-in' }).back}
  />
);

export const SignUpPage = () => (
  <CredentialsForm
    key="sign-up"
    purpose="sign-up"
    back={useSearch({ from: '/shell/sign-up' }).back}
  />
);
