import type { Texts } from '../pairs.js';

export const password = {
  forgotten: ['Forgot your password?', '¿Has olvidado tu contraseña?'],
  title: ['A new password', 'Una contraseña nueva'],
  mailHint: [
    'Type the e-mail of your account. A mail with a link comes to it, by which you choose a new password.',
    'Escribe el correo de tu cuenta. Recibirás un mensaje con un enlace para elegir una contraseña nueva.',
  ],
  send: ['Send the link', 'Enviar el enlace'],
  asked: [
    'If there is an account with {{email}}, a mail is on its way to it. That can take a few minutes; look among the unwanted mail, too. The link works once and within an hour.',
    'Si hay una cuenta con {{email}}, el mensaje ya va en camino. Puede tardar unos minutos; mira también en el correo no deseado. El enlace sirve una vez y durante una hora.',
  ],
  noMail: [
    'This server sends no mail. Ask whoever runs it: they can make you a link by which you choose a new password. It is one command, and the guide for operators names it.',
    'Este servidor no envía correo. Pide a quien lo administra un enlace para elegir una contraseña nueva. Es una sola orden y está en la guía del operador.',
  ],
  guests: [
    'A player without an account needs no password: the desk of the event can say the code of your seat.',
    'Quien juega sin cuenta no necesita contraseña: la mesa de organización puede decirte el código de tu plaza.',
  ],
  choose: ['Choose a new password', 'Elige una contraseña nueva'],
  change: ['Change the password', 'Cambiar la contraseña'],
  changeHint: [
    'All devices that are signed in to the account are signed out. Tokens for programs stay as they are.',
    'Se cerrará la sesión en todos los dispositivos que usan la cuenta. Las claves de los programas siguen como están.',
  ],
  changed: [
    'The password is changed. Sign in with the new one.',
    'La contraseña ha cambiado. Entra con la nueva.',
  ],
  noLink: [
    'This page is opened by a link to a new password. The address holds none: open the link again, whole.',
    'Esta página se abre con un enlace para cambiar la contraseña. La dirección no lo lleva: abre el enlace otra vez, completo.',
  ],
  another: ['Ask for another link', 'Pedir otro enlace'],
} as const satisfies Texts;
