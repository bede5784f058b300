import { type ReactNode, Suspense } from 'react';
import { useText } from '../../../i18n/index.js';
import type { MenuEntry } from '../../../shared/table/menu-entry.js';
import { pageOfTable } from '../../../shared/table/page-of-table.js';
import { lazilyWithTexts } from '../../../shared/page/lazily-with-texts.js';
import { tableNamed } from './table-named.js';

const WaitingTable = lazilyWithTexts(async () => (await import('./waiting-table.js')).WaitingTable);

/** The way back to the table that the address of a game against the bot names, where it names one. */
export const useWaitingTable = (
  named: string | undefined,
): { readonly menu: readonly MenuEntry[]; readonly notice: ReactNode } => {
  const { t } = useText();
  const table = tableNamed(named);
  if (table === null) return { menu: [], notice: null };
  return {
    menu: [{ label: t('table.toOpenTable'), to: pageOfTable(table) }],
    notice: (
      <Suspense fallback={null}>
        <WaitingTable table={table} />
      </Suspense>
    ),
  };
};
