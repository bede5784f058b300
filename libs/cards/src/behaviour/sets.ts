import { type Behaviour } from './card.js';
import { supporters } from './ash/supporters.cards.js';
import { aces } from './jtl/aces.cards.js';
import { jtlLeaders } from './jtl/leaders.cards.js';
import { lightspeed } from './jtl/lightspeed.cards.js';
import { wings } from './jtl/wings.cards.js';
import { pilotsAndFighters } from './jtl/pilots-and-fighters.cards.js';
import { keywordCards } from './keyword-cards.js';
import { outlaws } from './law/outlaws.cards.js';
import { syndicate } from './law/syndicate.cards.js';
import { force } from './lof/force.cards.js';
import { temple } from './lof/temple.cards.js';
import { secrets } from './sec/secrets.cards.js';
import { spies } from './sec/spies.cards.js';
import { aggression as shdAggression } from './shd/aggression.cards.js';
import { bountiesAndSmugglers } from './shd/bounties-and-smugglers.cards.js';
import { command as shdCommand } from './shd/command.cards.js';
import { cunning as shdCunning } from './shd/cunning.cards.js';
import { leaders as shdLeaders } from './shd/leaders.cards.js';
import { shadows } from './shd/shadows.cards.js';
import { vigilance as shdVigilance } from './shd/vigilance.cards.js';
import {
  heroism as shdHeroism,
  neutral as shdNeutral,
  villainy as shdVillainy,
} from './shd/villainy-and-heroism.cards.js';
import { aggressionMore } from './sor/aggression-2.cards.js';
import { aggression } from './sor/aggression.cards.js';
import { command } from './sor/command.cards.js';
import { moreCommand } from './sor/command-2.cards.js';
import { cunningMore } from './sor/cunning-2.cards.js';
import { cunning } from './sor/cunning.cards.js';
import { heroismMore, neutralMore } from './sor/heroism-and-neutral-2.cards.js';
import { moreLeaders } from './sor/leaders-2.cards.js';
import { leadersAndBases } from './sor/leaders-and-bases.cards.js';
import { vigilance } from './sor/vigilance.cards.js';
import { moreVigilance } from './sor/vigilance-2.cards.js';
import { heroism, neutral, villainy } from './sor/villainy-and-heroism.cards.js';
import { clonesAndDroids } from './twi/clones-and-droids.cards.js';
import { generals } from './twi/generals.cards.js';
import { senate } from './twi/senate.cards.js';
import { twilight } from './twi/twilight.cards.js';

/** Every card that can be played: those without a rule of their own from their facts, the others by set. */
export const BEHAVIOURS: readonly Behaviour[] = [
  ...keywordCards,
  ...leadersAndBases,
  ...moreLeaders,
  ...vigilance,
  ...moreVigilance,
  ...command,
  ...moreCommand,
  ...aggression,
  ...cunning,
  ...villainy,
  ...heroism,
  ...neutral,
  ...shadows,
  ...bountiesAndSmugglers,
  ...twilight,
  ...clonesAndDroids,
  ...lightspeed,
  ...pilotsAndFighters,
  ...force,
  ...secrets,
  ...outlaws,
  ...shdLeaders,
  ...shdVigilance,
  ...shdCommand,
  ...shdAggression,
  ...shdCunning,
  ...shdVillainy,
  ...shdHeroism,
  ...shdNeutral,
  ...senate,
  ...generals,
  ...wings,
  ...jtlLeaders,
  ...aces,
  ...temple,
  ...spies,
  ...syndicate,
  ...supporters,
  ...aggressionMore,
  ...cunningMore,
  ...heroismMore,
  ...neutralMore,
];
