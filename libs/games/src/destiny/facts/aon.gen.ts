// Facts of fafranco82/swdestinydb-json-data at 656a50e (2021-07-06), ISC licence by its package.json: numbers, names, types and die sides
// only. Card text, flavour, illustrators and images are left out. Do not edit by hand.
import type { CardRow } from './card-row.js';

export const aon: readonly CardRow[] = [
  {"id":"10001","no":1,"name":"Count Dooku","subtitle":"Corrupted Politician","type":"character","aff":"villain","color":"blue","rarity":"S","unique":true,"limit":1,"subtypes":["leader","sith"],"health":9,"points":[11,13],"die":["2MD","2MD","1F","1Dc","1R","-"]},
  {"id":"10002","no":2,"name":"Count Dooku's Lightsaber","type":"upgrade","aff":"villain","color":"blue","rarity":"S","unique":true,"limit":2,"subtypes":["weapon"],"cost":2,"die":["1MD","2MD","+2MD","1Dc","1Dc","-"]},
  {"id":"10003","no":3,"name":"Sniper Team","type":"support","aff":"villain","color":"red","rarity":"S","unique":false,"limit":2,"subtypes":["trooper"],"cost":2,"die":["1RD","2RD","3RD1","4RD2","-","-"]},
  {"id":"10004","no":4,"name":"Astrogation","type":"plot","aff":"hero","color":"blue","rarity":"S","unique":false,"limit":1,"points":[2]},
  {"id":"10005","no":5,"name":"Knighthood","type":"upgrade","aff":"hero","color":"blue","rarity":"S","unique":false,"limit":2,"cost":0},
  {"id":"10006","no":6,"name":"Fenn Rau","subtitle":"Mandalorian Protector","type":"character","aff":"hero","color":"red","rarity":"S","unique":true,"limit":1,"subtypes":["pilot","trooper"],"health":9,"points":[11,13],"die":["2RD","2RD","1F","1Sh","1R","-"]},
  {"id":"10007","no":7,"name":"Test of Character","type":"event","aff":"neutral","color":"red","rarity":"S","unique":false,"limit":2,"cost":1},
  {"id":"10008","no":8,"name":"Grand Design","type":"plot","aff":"neutral","color":"red","rarity":"S","unique":false,"limit":1,"points":[2]},
  {"id":"10009","no":9,"name":"Outer Rim Outlaw","type":"character","aff":"neutral","color":"yellow","rarity":"S","unique":false,"limit":3,"subtypes":["scavenger","scoundrel"],"health":8,"points":[10],"die":["2RD","2MD1","2ID","1Dr","1R","-"]},
  {"id":"10010","no":10,"name":"Shadowed","type":"downgrade","aff":"neutral","color":"yellow","rarity":"S","unique":false,"limit":2,"subtypes":["intel"],"cost":0},
  {"id":"10011","no":11,"name":"Perilous Escapade","type":"plot","aff":"neutral","color":"yellow","rarity":"S","unique":false,"limit":1,"points":[2]},
  {"id":"10012","no":12,"name":"Hired Muscle","type":"support","aff":"neutral","color":"yellow","rarity":"S","unique":false,"limit":2,"subtypes":["scoundrel"],"cost":1,"die":["2RD1","3MD1","3ID1","3Dr1","2Dc1","2Sh1"]},
  {"id":"10013","no":13,"name":"Clawdite Shapeshifter","type":"character","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":5,"subtypes":["shapeshifter"],"health":6,"points":[6],"die":["1ID","2ID","1Dr","1R","-","-"]},
  {"id":"10014","no":14,"name":"Chance Encounter","type":"event","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":2,"cost":1},
  {"id":"10015","no":15,"name":"Flank","type":"event","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":2,"cost":1,"reprintOf":"01156"},
  {"id":"10016","no":16,"name":"Allies of Necessity","type":"plot","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":1,"points":[-2]},
  {"id":"10017","no":17,"name":"LR-57 Combat Droid","type":"support","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":2,"subtypes":["droid"],"cost":3,"die":["2ID","1Dc","1R","Sp","Sp1","-"]},
  {"id":"10018","no":18,"name":"Electro Sword","type":"upgrade","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":2,"subtypes":["weapon"],"cost":3,"die":["1RD","2MD","3MD1","1Dc","-","-"]},
  {"id":"10019","no":19,"name":"Chalmun's Cantina","subtitle":"Tatooine","type":"battlefield","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":1},
  {"id":"10020","no":20,"name":"Wheeta Palace","subtitle":"Nal Hutta","type":"battlefield","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":1},
];
