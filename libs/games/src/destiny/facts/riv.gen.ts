// Facts of fafranco82/swdestinydb-json-data at 656a50e (2021-07-06), ISC licence by its package.json: numbers, names, types and die sides
// only. Card text, flavour, illustrators and images are left out. Do not edit by hand.
import type { CardRow } from './card-row.js';

export const riv: readonly CardRow[] = [
  {"id":"06001","no":1,"name":"Anakin Skywalker","subtitle":"Conflicted Apprentice","type":"character","aff":"neutral","color":"blue","rarity":"S","unique":true,"limit":1,"subtypes":["apprentice"],"health":10,"points":[10,13],"die":["2MD","2MD1","1Sh","1R","Sp","-"]},
  {"id":"06002","no":2,"name":"Lobot","subtitle":"Cyborg Aide","type":"character","aff":"neutral","color":"red","rarity":"S","unique":true,"limit":1,"subtypes":["advisor"],"health":9,"points":[10,13],"die":["1RD","1F","1Sh","1R","Sp","-"]},
  {"id":"06003","no":3,"name":"Ketsu Onyo","subtitle":"Black Sun Operative","type":"character","aff":"neutral","color":"yellow","rarity":"S","unique":true,"limit":1,"subtypes":["bounty-hunter"],"health":9,"points":[11,14],"die":["2RD","2MD","1Dr","1Dc","1R","-"]},
  {"id":"06004","no":4,"name":"Jawa Scavenger","type":"character","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":5,"subtypes":["jawa"],"health":6,"points":[6],"die":["1RD","2RD1","1Dr","1R","-","-"]},
  {"id":"06005","no":5,"name":"Hidden Motive","type":"event","aff":"neutral","color":"blue","rarity":"S","unique":false,"limit":2,"cost":0},
  {"id":"06006","no":6,"name":"Crafted Lightsaber","type":"upgrade","aff":"neutral","color":"blue","rarity":"S","unique":false,"limit":2,"subtypes":["weapon"],"cost":2,"die":["2MD","2MD1","+3MD","1R","1R","-"]},
  {"id":"06007","no":7,"name":"Targeting Computer","type":"event","aff":"neutral","color":"red","rarity":"S","unique":false,"limit":2,"cost":1},
  {"id":"06008","no":8,"name":"Fang Fighter","type":"support","aff":"neutral","color":"red","rarity":"S","unique":false,"limit":2,"subtypes":["vehicle"],"cost":3,"die":["2RD","3RD","1Dc","1Sh","1R","-"]},
  {"id":"06009","no":9,"name":"Tinker","type":"event","aff":"neutral","color":"yellow","rarity":"S","unique":false,"limit":2,"cost":0},
  {"id":"06010","no":10,"name":"Verpine Sniper Rifle","type":"upgrade","aff":"neutral","color":"yellow","rarity":"S","unique":false,"limit":2,"subtypes":["weapon"],"cost":2,"die":["2RD1","+2RD","1F","1R","Sp","-"]},
  {"id":"06011","no":11,"name":"Emulate","type":"event","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":2,"cost":0},
  {"id":"06012","no":12,"name":"Fight Back","type":"event","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":2,"cost":1},
  {"id":"06013","no":13,"name":"Resourceful","type":"event","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":2,"cost":0},
  {"id":"06014","no":14,"name":"Surprise Attack","type":"event","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":2,"cost":1},
  {"id":"06015","no":15,"name":"Supply Pack","type":"upgrade","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":2,"subtypes":["equipment"],"cost":1},
  {"id":"06016","no":16,"name":"T-21 Repeating Blaster","type":"upgrade","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":2,"subtypes":["weapon"],"cost":3,"die":["2RD","+2RD","1Dr","1R","Sp1","-"]},
  {"id":"06017","no":17,"name":"Vibrosword","type":"upgrade","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":2,"subtypes":["weapon"],"cost":3,"die":["1MD","3MD1","+2MD","1Dc","1R","-"]},
  {"id":"06018","no":18,"name":"Bespin Wing Guard","type":"support","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":2,"cost":1},
  {"id":"06019","no":19,"name":"Dry Fields","subtitle":"Atollon","type":"battlefield","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":1},
  {"id":"06020","no":20,"name":"Sith Temple","subtitle":"Malachor","type":"battlefield","aff":"neutral","color":"gray","rarity":"S","unique":false,"limit":1},
];
