/** The languages in this folder. Written by `node infra/run/languages.mjs`. */
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

export const languages = { en, es, fr };
