// One line for every command about a game of one person against the bot.
export { PlayPractice } from './play-practice.js';
export { RepeatPractice } from './repeat-practice.js';
export { StartLesson } from './start-lesson.js';
export { StartPractice } from './start-practice.js';
export { TakeBackPractice } from './take-back-practice.js';
