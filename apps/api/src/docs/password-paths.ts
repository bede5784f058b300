import { newPasswordLink, passwordHelp } from '#contracts';
import { answers, content, type JsonSchema, schemaOf } from './schemas.js';

/** The way back for whoever has forgotten the password. */
export const passwordPaths: JsonSchema = {
  '/api/password-links': {
    get: {
      tags: ['people'],
      summary: 'Whether links to a new password are sent by mail',
      responses: answers('The help there is', schemaOf(passwordHelp, 'output')),
    },
    post: {
      tags: ['people'],
      summary: 'Have a link to a new password sent',
      description:
        'Answered alike whether there is an account of this address or not. The link is taken at /api/auth/reset-password.',
      requestBody: { required: true, content: content(schemaOf(newPasswordLink, 'input')) },
      responses: answers('On its way, if there is an account', { type: 'object' }),
    },
  },
};
