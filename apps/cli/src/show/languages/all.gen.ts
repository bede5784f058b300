/** The languages in this folder. Written by `node infra/run/languages.mjs`. */
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

export const languages = { de, en, es, fr, it };
