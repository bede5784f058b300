// Made by `npm run import-set`; do not edit by hand.
import type { CardFacts } from './card-facts.js';

export const ic27: readonly CardFacts[] = [
  {"id":"IC27_001","name":"Darth Vader","subtitle":"No One to Stop Us","type":"Leader","unique":true,"rarity":"Special","aspects":["Vigilance","Villainy"],"traits":["FORCE","IMPERIAL","SITH"],"arenas":["Ground"],"cost":7,"power":5,"hp":7,"keywords":[]},
  {"id":"IC27_008","name":"Princess Leia","subtitle":"On a Diplomatic Mission","type":"Leader","unique":true,"rarity":"Special","aspects":["Cunning","Heroism"],"traits":["REBEL","OFFICIAL"],"arenas":["Ground"],"cost":6,"power":4,"hp":7,"keywords":[]},
  {"id":"IC27_022","name":"Moff Gideon","subtitle":"Cold Calling","type":"Unit","unique":true,"rarity":"Uncommon","aspects":["Vigilance","Villainy"],"traits":["IMPERIAL","OFFICIAL"],"arenas":["Ground"],"cost":5,"power":3,"hp":6,"keywords":[]},
  {"id":"IC27_024","name":"Grand Admiral Thrawn","subtitle":"Listen to Me Carefully","type":"Unit","unique":true,"rarity":"Rare","aspects":["Vigilance","Villainy"],"traits":["IMPERIAL","OFFICIAL"],"arenas":["Ground"],"cost":6,"power":4,"hp":4,"keywords":["Sentinel"]},
  {"id":"IC27_026","name":"Darth Sidious","subtitle":"Move Against the Jedi","type":"Unit","unique":true,"rarity":"Rare","aspects":["Vigilance","Villainy"],"traits":["FORCE","SEPARATIST","SITH"],"arenas":["Ground"],"cost":7,"power":5,"hp":8,"keywords":["Restore"]},
  {"id":"IC27_067","name":"Darth Vader","subtitle":"Useless to Resist","type":"Unit","unique":true,"rarity":"Legendary","aspects":["Command","Villainy"],"traits":["FORCE","IMPERIAL","SITH"],"arenas":["Ground"],"cost":8,"power":8,"hp":8,"keywords":["Ambush"]},
  {"id":"IC27_071","name":"Avar Kriss","subtitle":"For Light and Life","type":"Unit","unique":true,"rarity":"Rare","aspects":["Command","Heroism"],"traits":["FORCE","JEDI","REPUBLIC"],"arenas":["Ground"],"cost":2,"power":0,"hp":5,"keywords":["Raid"]},
  {"id":"IC27_078","name":"Anakin Skywalker","subtitle":"Destined For Darkness","type":"Unit","unique":true,"rarity":"Legendary","aspects":["Command","Heroism"],"traits":["FORCE","JEDI","REPUBLIC"],"arenas":["Ground"],"cost":5,"power":7,"hp":4,"keywords":[]},
  {"id":"IC27_079","name":"Qui-Gon Jinn","subtitle":"Unwavering Belief","type":"Unit","unique":true,"rarity":"Uncommon","aspects":["Command","Heroism"],"traits":["REPUBLIC","FORCE","JEDI"],"arenas":["Ground"],"cost":5,"power":5,"hp":5,"keywords":["Sentinel"]},
  {"id":"IC27_104","name":"The Inquisitor's TIE","subtitle":"Would Rather Win","type":"Unit","unique":true,"rarity":"Rare","aspects":["Aggression","Villainy"],"traits":["IMPERIAL","VEHICLE","FIGHTER","INQUISITOR"],"arenas":["Space"],"cost":4,"power":4,"hp":5,"keywords":[]},
  {"id":"IC27_146","name":"Boba Fett","subtitle":"Compensated If He Dies","type":"Unit","unique":true,"rarity":"Rare","aspects":["Cunning","Villainy"],"traits":["UNDERWORLD","BOUNTY HUNTER"],"arenas":["Ground"],"cost":5,"power":4,"hp":7,"keywords":[]},
  {"id":"IC27_158","name":"Millennium Falcon","subtitle":"YA-HOO!","type":"Unit","unique":true,"rarity":"Rare","aspects":["Cunning","Heroism"],"traits":["REBEL","VEHICLE","TRANSPORT"],"arenas":["Space"],"cost":4,"power":4,"hp":4,"keywords":[]},
  {"id":"IC27_167","name":"Lando Calrissian","subtitle":"Check This Out","type":"Unit","unique":true,"rarity":"Rare","aspects":["Cunning","Cunning"],"traits":["OFFICIAL"],"arenas":["Ground"],"cost":3,"power":4,"hp":4,"keywords":[]},
  {"id":"IC27_168","name":"Cunning Ploy","type":"Event","unique":false,"rarity":"Uncommon","aspects":["Cunning","Cunning"],"traits":["TRICK"],"arenas":[],"cost":4,"keywords":[]},
  {"id":"IC27_187","name":"Jar Jar Binks","subtitle":"Bumbling Representative","type":"Unit","unique":true,"rarity":"Rare","aspects":["Heroism"],"traits":["REPUBLIC","GUNGAN","OFFICIAL"],"arenas":["Ground"],"cost":2,"power":1,"hp":5,"keywords":[]},
];
