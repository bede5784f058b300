import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import { addTexts } from '../i18n/index.js';

/** What every page but a player's own needs beside itself: the rest of the styles and of the texts. */
await addTexts('boards', 'players', 'pages', 'staff');
