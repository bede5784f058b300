import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './first-view.css';
import './styles.css';
import { Conclave } from './conclave.js';
import { callOffByBack, loadAhead } from './go-to.js';
import { watchNetwork } from '../api/connection.js';
import { keepPages } from './keep-pages.js';
import { followTitle } from './page-title.js';
import { keepScroll } from './scroll.js';
import { Speaking, startLanguages } from '../i18n/index.js';
import { reloadWhenPartsAreGone } from '../shared/page/newer-pages.js';

reloadWhenPartsAreGone();
keepPages();
watchNetwork();
keepScroll();
callOffByBack();
loadAhead();
await startLanguages();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <Speaking>
      <Conclave />
    </Speaking>
  </StrictMode>,
);

followTitle();

/**
 * After the first view, in milliseconds: loads the remaining texts, so that later pages do not wait
 * for them.
 */
const QUIET_MS = 4_000;
setTimeout(() => {
  import('../shared/page/rest.js').then(({ bringRest }) => bringRest()).catch(() => undefined);
}, QUIET_MS);
