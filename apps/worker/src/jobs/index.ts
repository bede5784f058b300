import { askWitnesses } from './ask-witnesses.job.js';
import { pickForBots } from './bot-picks.job.js';
import { chooseByClock } from './choose-by-clock.job.js';
import { completeRound } from './complete-round.job.js';
import { confirmGame } from './confirm-game.job.js';
import { confirmReport } from './confirm-report.job.js';
import { deliverWebhook } from './deliver-webhook.job.js';
import { demoEvent } from './demo-event.job.js';
import { forgetDelivered } from './forget-delivered.job.js';
import { pairRound } from './pair-round.job.js';
import { pickByClock } from './pick-by-clock.job.js';
import { completeReveal } from './reveal-choices.job.js';
import { revealPacks } from './reveal-packs.job.js';
import { sealHeads } from './seal-heads.job.js';
import { sendConfirmation } from './send-confirmation.job.js';
import { sendPasswordLink } from './send-password-link.job.js';
import { signCheckpoints } from './sign-checkpoints.job.js';
import { startBanClocks } from './start-ban-clocks.job.js';
import { startBuilding } from './start-building.job.js';
import { tellPeople } from './tell-people.job.js';

/** All jobs. */
export const jobs = [
  pairRound,
  confirmReport,
  completeRound,
  completeReveal,
  chooseByClock,
  startBanClocks,
  confirmGame,
  pickByClock,
  pickForBots,
  startBuilding,
  revealPacks,
  signCheckpoints,
  askWitnesses,
  sealHeads,
  tellPeople,
  deliverWebhook,
  sendPasswordLink,
  sendConfirmation,
  forgetDelivered,
  demoEvent,
] as const;

/**
 * Nightly (UTC): the seal, and the deletion of outdated rows. Every minute: the signing of new
 * events, by this server and by its witnesses.
 */
export const regularJobs = [
  {
    id: 'daily-seal',
    pattern: '0 4 * * *',
    request: sealHeads.request({ eventId: null, occasion: 'daily' }),
  },
  {
    id: 'signing',
    pattern: '* * * * *',
    request: signCheckpoints.request({ eventId: null, position: 0 }),
  },
  // Later in the minute, when its checkpoints exist.
  { id: 'witnessing', pattern: '20 * * * * *', request: askWitnesses.request({}) },
  { id: 'daily-forgetting', pattern: '30 4 * * *', request: forgetDelivered.request({}) },
] as const;
