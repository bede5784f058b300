import './app/start.js';
