import type { Texts } from '../pairs.js';

export const account = {
  email: ['E-mail', 'Correo electrónico'],
  password: ['Password', 'Contraseña'],
  passwordHint: ['At least 8 characters', 'Al menos 8 caracteres'],
  yourName: ['Your name', 'Tu nombre'],
  yourNameHint: ['As it should stand on pairings', 'Como debe aparecer en las mesas'],
  signInTitle: ['Sign in', 'Iniciar sesión'],
  signUpTitle: ['Create account', 'Crear cuenta'],
  noAccount: ['No account yet? Create one', '¿Sin cuenta? Crea una'],
  haveAccount: ['Already have an account? Sign in', '¿Ya tienes cuenta? Inicia sesión'],
  guestHint: [
    'Players need no account: open the event and register as a guest.',
    'Para jugar no hace falta cuenta: abre el evento e inscríbete como invitado.',
  ],
  invalid: {
    email: ['Enter a valid e-mail address.', 'Escribe un correo válido.'],
    password: [
      'The password needs at least 8 characters.',
      'La contraseña necesita al menos 8 caracteres.',
    ],
    name: ['Enter a name of 1 to 80 characters.', 'Escribe un nombre de 1 a 80 caracteres.'],
  },
} as const satisfies Texts;
