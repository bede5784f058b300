/** The languages in this folder. Written by `node infra/run/languages.mjs`. */
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';

export const languages = { de, en, es, fr, it };
