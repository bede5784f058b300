import { type ReactNode, Suspense } from 'react';
import { useText } from '../../../i18n/index.js';
import type { MenuEntry } from '../../../shared/table/menu-entry.js';
import { lazilyWithTexts } from '../../../shared/page/lazily-with-texts.js';

const WaitingTable = lazilyWithTexts(async () => (await import('./waiting-table.js')).WaitingTable);

/** The link back to the waiting table that the address of a game against bots names, if it does. */
export const useWaitingTable = (
  page: string | undefined,
): { readonly menu: readonly MenuEntry[]; readonly notice: ReactNode } => {
  const { t } = useText();
  if (page === undefined) return { menu: [], notice: null };
  return {
    menu: [{ label: t('table.toOpenTable'), to: page }],
    notice: (
      <Suspense fallback={null}>
        <WaitingTable page={page} />
      </Suspense>
    ),
  };
};
