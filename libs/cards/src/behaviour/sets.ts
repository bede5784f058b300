import type { Behaviour } from './card.js';
import { keywordCards } from './keyword-cards.js';
import { sor001to050 } from './sor/sor-001-050.cards.js';
import { sor051to100 } from './sor/sor-051-100.cards.js';
import { sor101to150 } from './sor/sor-101-150.cards.js';
import { sor151to200 } from './sor/sor-151-200.cards.js';
import { sor201to250 } from './sor/sor-201-250.cards.js';
import { sor251to300 } from './sor/sor-251-300.cards.js';
import { shd001to050 } from './shd/shd-001-050.cards.js';
import { shd051to100 } from './shd/shd-051-100.cards.js';
import { shd101to150 } from './shd/shd-101-150.cards.js';
import { shd151to200 } from './shd/shd-151-200.cards.js';
import { shd201to250 } from './shd/shd-201-250.cards.js';
import { shd251to300 } from './shd/shd-251-300.cards.js';
import { twi001to050 } from './twi/twi-001-050.cards.js';
import { twi051to100 } from './twi/twi-051-100.cards.js';
import { twi101to150 } from './twi/twi-101-150.cards.js';
import { twi151to200 } from './twi/twi-151-200.cards.js';
import { twi201to250 } from './twi/twi-201-250.cards.js';
import { twi251to300 } from './twi/twi-251-300.cards.js';
import { jtl001to050 } from './jtl/jtl-001-050.cards.js';
import { jtl051to100 } from './jtl/jtl-051-100.cards.js';
import { jtl101to150 } from './jtl/jtl-101-150.cards.js';
import { jtl151to200 } from './jtl/jtl-151-200.cards.js';
import { jtl201to250 } from './jtl/jtl-201-250.cards.js';
import { jtl251to300 } from './jtl/jtl-251-300.cards.js';
import { lof001to050 } from './lof/lof-001-050.cards.js';
import { lof051to100 } from './lof/lof-051-100.cards.js';
import { lof101to150 } from './lof/lof-101-150.cards.js';
import { lof151to200 } from './lof/lof-151-200.cards.js';
import { lof201to250 } from './lof/lof-201-250.cards.js';
import { lof251to300 } from './lof/lof-251-300.cards.js';
import { hmw001to050 } from './hmw/hmw-001-050.cards.js';
import { hmw051to100 } from './hmw/hmw-051-100.cards.js';
import { hmw101to150 } from './hmw/hmw-101-150.cards.js';
import { hmw151to200 } from './hmw/hmw-151-200.cards.js';
import { hmw201to250 } from './hmw/hmw-201-250.cards.js';
import { hmw251to272 } from './hmw/hmw-251-272.cards.js';
import { ibh001to050 } from './ibh/ibh-001-050.cards.js';
import { ibh051to104 } from './ibh/ibh-051-104.cards.js';
import { sec001to050 } from './sec/sec-001-050.cards.js';
import { sec051to100 } from './sec/sec-051-100.cards.js';
import { sec101to150 } from './sec/sec-101-150.cards.js';
import { sec151to200 } from './sec/sec-151-200.cards.js';
import { sec201to250 } from './sec/sec-201-250.cards.js';
import { sec251to300 } from './sec/sec-251-300.cards.js';
import { law001to050 } from './law/law-001-050.cards.js';
import { law051to100 } from './law/law-051-100.cards.js';
import { law101to150 } from './law/law-101-150.cards.js';
import { law151to200 } from './law/law-151-200.cards.js';
import { law201to250 } from './law/law-201-250.cards.js';
import { law251to300 } from './law/law-251-300.cards.js';
import { ash001to050 } from './ash/ash-001-050.cards.js';
import { ash051to100 } from './ash/ash-051-100.cards.js';
import { ash101to150 } from './ash/ash-101-150.cards.js';
import { ash151to200 } from './ash/ash-151-200.cards.js';
import { ash201to250 } from './ash/ash-201-250.cards.js';
import { ash251to300 } from './ash/ash-251-300.cards.js';
import { ts26001to050 } from './ts26/ts26-001-050.cards.js';
import { ts26051to084 } from './ts26/ts26-051-084.cards.js';
import { ic27001to194 } from './ic27/ic27-001-194.cards.js';

/**
 * Every card that can be played: those whose facts say everything from their facts, the others from
 * the tables by set and number.
 */
export const BEHAVIOURS: readonly Behaviour[] = [
  ...keywordCards,
  ...sor001to050,
  ...sor051to100,
  ...sor101to150,
  ...sor151to200,
  ...sor201to250,
  ...sor251to300,
  ...shd001to050,
  ...shd051to100,
  ...shd101to150,
  ...shd151to200,
  ...shd201to250,
  ...shd251to300,
  ...twi001to050,
  ...twi051to100,
  ...twi101to150,
  ...twi151to200,
  ...twi201to250,
  ...twi251to300,
  ...jtl001to050,
  ...jtl051to100,
  ...jtl101to150,
  ...jtl151to200,
  ...jtl201to250,
  ...jtl251to300,
  ...lof001to050,
  ...lof051to100,
  ...lof101to150,
  ...lof151to200,
  ...lof201to250,
  ...lof251to300,
  ...ibh001to050,
  ...ibh051to104,
  ...sec001to050,
  ...sec051to100,
  ...sec101to150,
  ...sec151to200,
  ...sec201to250,
  ...sec251to300,
  ...law001to050,
  ...law051to100,
  ...law101to150,
  ...law151to200,
  ...law201to250,
  ...law251to300,
  ...ash001to050,
  ...ash051to100,
  ...ash101to150,
  ...ash151to200,
  ...ash201to250,
  ...ash251to300,
  ...ts26001to050,
  ...ts26051to084,
  ...ic27001to194,
  ...hmw001to050,
  ...hmw051to100,
  ...hmw101to150,
  ...hmw151to200,
  ...hmw201to250,
  ...hmw251to272,
];
