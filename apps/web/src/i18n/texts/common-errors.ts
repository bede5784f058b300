import type { Texts } from '../pairs.js';

/** What may fail on any page; by stable code of the API. `fallback` is for one that this page does not know (yet). */
export const commonErrors = {
  fallback: ['The request was refused ({{code}}).', 'La petición ha sido rechazada ({{code}}).'],
  'web/unexpected': [
    'Something went wrong on this page. Reload it and try again.',
    'Algo ha fallado en esta página. Recárgala e inténtalo de nuevo.',
  ],
  'network/no-answer': [
    'No answer from the server. Check the connection and try again.',
    'El servidor no responde. Comprueba la conexión e inténtalo de nuevo.',
  ],
  'tournament/not-found': ['There is no such event.', 'No existe ese evento.'],
  'handover/not-allowed': [
    'First say which server the file is for.',
    'Indica primero para qué servidor es el archivo.',
  ],
  'handover/known': [
    'This event is on this server already.',
    'Este evento ya está en este servidor.',
  ],
  'handover/sealed-for-another': [
    "The file was made for another server. Make it again with this server's key.",
    'El archivo se hizo para otro servidor. Prepáralo otra vez con la clave de este.',
  ],
  'auth/required': ['Please sign in first.', 'Primero inicia sesión.'],
  'auth/invalid-email-or-password': [
    'E-mail or password is wrong.',
    'El correo o la contraseña no son correctos.',
  ],
  'auth/user-already-exists': [
    'There is already an account with this e-mail.',
    'Ya hay una cuenta con este correo.',
  ],
  'auth/user-already-exists-use-another-email': [
    'There is already an account with this e-mail.',
    'Ya hay una cuenta con este correo.',
  ],
  'auth/invalid-email': ['This e-mail address is not valid.', 'El correo no es válido.'],
  'auth/password-too-common': [
    'Many people use this password, and whoever guesses tries it first. Choose another one.',
    'Mucha gente usa esta contraseña y es de las primeras que se prueban. Elige otra.',
  ],
  'auth/password-too-short': ['The password is too short.', 'La contraseña es demasiado corta.'],
  'auth/password-too-long': ['The password is too long.', 'La contraseña es demasiado larga.'],
  'auth/validation-error': [
    'Something in the form is not valid.',
    'Hay algo no válido en el formulario.',
  ],
  'auth/refused': ['Signing in was refused.', 'No se ha podido iniciar sesión.'],
  'token/unknown': [
    'This token is unknown, expired or revoked.',
    'Esta clave no existe, ha caducado o está revocada.',
  ],
  'policy/seated-staff': [
    'You play in this event, so you see what players see. Staff who must see more can say so; the event keeps a record of it.',
    'Juegas en este evento, así que ves lo mismo que quien juega. Si necesitas ver más como organización, puedes indicarlo; queda registrado en el evento.',
  ],
  'guest/no-code-missing': [
    'Every seat without an account has a code already.',
    'Todas las plazas sin cuenta tienen ya un código.',
  ],
  'tournament/sight-taken': ['You see as staff already.', 'Ya ves como organización.'],
  'token/read-only': ['This token may only read.', 'Esta clave solo permite leer.'],
  'token/other-event': [
    'This token is good for another event only.',
    'Esta clave solo sirve para otro evento.',
  ],
  'token/not-by-token': [
    'Tokens are managed by a person who is signed in.',
    'Las claves las gestiona una persona con la sesión iniciada.',
  ],
  'token/not-found': ['There is no such token any more.', 'Esa clave ya no existe.'],
  'token/too-many': [
    'An account may have {{most}} tokens. Revoke one that is not used.',
    'Una cuenta puede tener {{most}} claves. Revoca una que no se use.',
  ],
  'webhook/not-https': [
    'The address must begin with https://.',
    'La dirección debe empezar por https://.',
  ],
  'webhook/credentials': [
    'The address must not contain a user name or password.',
    'La dirección no debe llevar usuario ni contraseña.',
  ],
  'webhook/private-address': [
    'This address lies inside a private network and cannot be reached from here.',
    'Esta dirección está en una red privada y no se alcanza desde aquí.',
  ],
  'webhook/too-many': [
    'An event may have {{most}} receivers. Remove one that is not used.',
    'Un evento puede tener {{most}} receptores. Elimina uno que no se use.',
  ],
  'webhook/not-found': ['There is no such receiver any more.', 'Ese receptor ya no existe.'],
  'webhook/delivery-unknown': ['There is no such delivery any more.', 'Esa entrega ya no existe.'],
  'webhook/paused': [
    'The receiver is paused. Resume it first.',
    'El receptor está en pausa. Reanúdalo primero.',
  ],
  'policy/forbidden': ['You are not allowed to do this.', 'No tienes permiso para hacer esto.'],
  'account/not-found': [
    'No account has this e-mail. The person has to sign up first.',
    'Ninguna cuenta tiene este correo. La persona debe crear una primero.',
  ],
  'guest/code-unknown': [
    'This code does not belong to this event.',
    'Este código no es de este evento.',
  ],
  'guest/claimed': [
    'This seat already belongs to an account. Sign in with it.',
    'Esta plaza ya es de una cuenta. Inicia sesión con ella.',
  ],
  'pool/not-found': [
    'There is no pool of this player.',
    'Este jugador no tiene reserva de cartas.',
  ],
  'pool/not-recorded': [
    'The boosters of this event were opened by the system: nothing is typed in.',
    'El sistema abrió los sobres de este evento: no se anota nada a mano.',
  ],
  'pool/other-set': [
    'Not from the set {{set}}: {{cards}}.',
    'No son de la colección {{set}}: {{cards}}.',
  ],
  'push/too-many': [
    'Notifications already go to {{most}} browsers. Turn them off in one you no longer use.',
    'Los avisos ya llegan a {{most}} navegadores. Desactívalos en alguno que no uses.',
  ],
  'push/unknown-service': [
    'Notifications through this browser are not supported here.',
    'Aquí no se admiten notificaciones a través de este navegador.',
  ],
  'deck/unreadable': [
    'This text cannot be read as a deck. Use SWUDB JSON, Melee text or a picklist.',
    'Este texto no se puede leer como mazo. Usa JSON de SWUDB, texto de Melee o picklist.',
  ],
  'deck/three-expected': [
    'This event takes three decks, handed in together.',
    'Este evento pide tres mazos, entregados juntos.',
  ],
  'deck/one-expected': ['This event takes one deck.', 'Este evento pide un solo mazo.'],
  'command/key-reused': [
    'This was already sent with other content. Reload the page.',
    'Esto ya se envió con otro contenido. Recarga la página.',
  ],
  'command/id-reused': [
    'This was already sent with other content. Reload the page.',
    'Esto ya se envió con otro contenido. Recarga la página.',
  ],
  'request/malformed': [
    'Something in this entry is not valid. Check it and try again.',
    'Hay algo no válido en esta entrada. Revísala e inténtalo de nuevo.',
  ],
  'request/too-large': ['This is too large to send.', 'Es demasiado grande para enviarlo.'],
  'request/too-many': [
    'Too many requests. Wait a moment.',
    'Demasiadas peticiones. Espera un momento.',
  ],
  'request/foreign-origin': [
    'This request came from another site. Open the page at its own address.',
    'La petición viene de otro sitio. Abre la página en su propia dirección.',
  ],
  'request/target-not-canonical': [
    'The server does not read addresses written in this way.',
    'El servidor no lee direcciones escritas de esta forma.',
  ],
  'request/not-signed-yet': [
    'The log of this event is not signed that far yet. Try again in a minute.',
    'El registro de este evento aún no está firmado hasta ahí. Inténtalo en un minuto.',
  ],
  'request/unknown-route': [
    'The server does not know this address.',
    'El servidor no conoce esta dirección.',
  ],
  'request/unknown-command': [
    'The server does not know this action. Reload the page.',
    'El servidor no conoce esta acción. Recarga la página.',
  ],
  'request/unknown-query': [
    'The server does not know this question. Reload the page.',
    'El servidor no conoce esta consulta. Recarga la página.',
  ],
  'request/unsupported-media-type': [
    'The server does not take this kind of content.',
    'El servidor no acepta este tipo de contenido.',
  ],
  'server/contended': [
    'Others changed the same thing at this moment. Try again.',
    'Otros han cambiado lo mismo en este momento. Inténtalo de nuevo.',
  ],
  'server/unavailable': [
    'The server is starting or busy. Try again in a moment.',
    'El servidor está arrancando u ocupado. Inténtalo en un momento.',
  ],
  'server/unexpected': [
    'The server made a mistake; it has been recorded.',
    'El servidor ha cometido un error; ha quedado registrado.',
  ],
  'http/500': [
    'The server made a mistake; it has been recorded.',
    'El servidor ha cometido un error; ha quedado registrado.',
  ],
} as const satisfies Texts;
