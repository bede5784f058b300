import { account } from './account.js';
import { bracket } from './bracket.js';
import { common } from './common.js';
import { desk } from './desk.js';
import { errors } from './errors.js';
import { events } from './events.js';
import { home } from './home.js';
import { pairings } from './pairings.js';
import { reasons } from './reasons.js';
import { score } from './score.js';
import { seat } from './seat.js';
import { standings } from './standings.js';

export const texts = { account, bracket, common, desk, errors, events, home, pairings, reasons, score, seat, standings } as const;
