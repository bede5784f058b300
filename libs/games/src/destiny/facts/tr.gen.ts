// Facts of fafranco82/swdestinydb-json-data at 656a50e (2021-07-06), ISC licence by its package.json: numbers, names, types and die sides
// only. Card text, flavour, illustrators and images are left out. Do not edit by hand.
import type { CardRow } from './card-row.js';

export const tr: readonly CardRow[] = [
  {"id":"13001A","no":1,"name":"Anakin Skywalker","subtitle":"Reckless One","type":"character","aff":"hero","color":"blue","rarity":"S","unique":true,"limit":1,"subtypes":["jedi","leader"],"health":10,"points":[12,15],"die":["1MD","2MD","4MD1","1Sh","1R","-"]},
  {"id":"13001B","no":2,"name":"Darth Vader","subtitle":"Driven By Anger","type":"character","aff":"villain","color":"blue","rarity":"S","unique":true,"limit":1,"subtypes":["sith"],"health":15,"points":[17,21],"die":["2MD","3MD","2Dr","1Sh","1R","-"]},
  {"id":"13002A","no":3,"name":"Luke Skywalker","subtitle":"Seeking The Path","type":"character","aff":"hero","color":"blue","rarity":"S","unique":true,"limit":1,"subtypes":["apprentice"],"health":9,"points":[9,12],"die":["1RD","2RD","1MD","1Sh","1R","-"]},
  {"id":"13002B","no":4,"name":"Luke Skywalker","subtitle":"Fulfilling His Destiny","type":"character","aff":"hero","color":"blue","rarity":"S","unique":true,"limit":1,"subtypes":["jedi"],"health":15,"points":[17,20],"die":["2MD","3MD","1F","1Sh","1R","-"]},
  {"id":"13003A","no":5,"name":"Obi-Wan Kenobi","subtitle":"Wise Protector","type":"character","aff":"hero","color":"blue","rarity":"S","unique":true,"limit":1,"subtypes":["jedi"],"health":10,"points":[9,12]},
  {"id":"13003B","no":6,"name":"Obi-Wan Kenobi's Spirit","type":"support","aff":"hero","color":"blue","rarity":"S","unique":true,"limit":1,"subtypes":["jedi"],"cost":4,"die":["3RD","2F","3F","3Dr","2Sh","2R"]},
  {"id":"13004A","no":7,"name":"Sweeper Droid Infiltration","type":"plot","aff":"villain","color":"red","rarity":"S","unique":false,"limit":2,"points":[3,5]},
  {"id":"13004B","no":8,"name":"Demolition Droid","type":"plot","aff":"villain","color":"red","rarity":"S","unique":false,"limit":2,"subtypes":["bomb"],"points":[3,5]},
  {"id":"13005A","no":9,"name":"Send in the Troopers","type":"plot","aff":"hero","color":"red","rarity":"S","unique":false,"limit":1,"points":[4]},
  {"id":"13005B","no":10,"name":"Arc Trooper Echo","subtitle":"Courageous and Resolute","type":"character","aff":"hero","color":"red","rarity":"S","unique":true,"limit":1,"subtypes":["trooper"],"health":8,"points":[8,11]},
  {"id":"13005C","no":11,"name":"Arc Trooper Fives","subtitle":"ARC-5555","type":"character","aff":"hero","color":"red","rarity":"S","unique":true,"limit":1,"subtypes":["trooper"],"health":9,"points":[8,11]},
  {"id":"13005D","no":12,"name":"Clone Commander Wolffe","subtitle":"Staunch Strategist","type":"character","aff":"hero","color":"red","rarity":"S","unique":true,"limit":1,"subtypes":["leader","trooper"],"health":8,"points":[8,11]},
  {"id":"13006A","no":13,"name":"Closing In","type":"plot","aff":"villain","color":"yellow","rarity":"S","unique":false,"limit":1,"points":[4]},
  {"id":"13006B","no":14,"name":"Captured","type":"plot","aff":"villain","color":"yellow","rarity":"S","unique":false,"limit":1,"subtypes":["bounty"],"cost":0},
  {"id":"13007A","no":15,"name":"Rescue Han Solo","type":"plot","aff":"hero","color":"yellow","rarity":"S","unique":false,"limit":1,"subtypes":["mission"],"points":[2,3]},
  {"id":"13007B","no":16,"name":"Han Solo","subtitle":"Cool and Confident","type":"character","aff":"hero","color":"yellow","rarity":"S","unique":true,"limit":1,"subtypes":["pilot","scoundrel"],"health":12,"points":[10,13],"die":["2RD","3RD1","2Dr","1R","1R","-"]},
  {"id":"13008A","no":17,"name":"Choose Your Destiny","type":"plot","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":1,"points":[-1]},
  {"id":"13008B","no":18,"name":"I Will Not Turn","type":"plot","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":1},
  {"id":"13009A","no":19,"name":"United","type":"plot","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":1,"points":[0,1]},
  {"id":"13009B","no":20,"name":"We Stand","type":"plot","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":1},
  {"id":"13010A","no":21,"name":"Mortis (Day)","subtitle":"Ethereal Space","type":"battlefield","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":1},
  {"id":"13010B","no":22,"name":"Mortis (Night)","subtitle":"Ethereal Space","type":"battlefield","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":1},
];
