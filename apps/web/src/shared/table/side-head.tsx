import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.js';
import { Sign } from '../card/signs.js';

interface HeadProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Drawn between the title and the button. */
  readonly children?: ReactNode;
}

/** The head of a drawer beside the board: its title and a button that closes it. */
export const SideHead = ({ title, onClose, children }: HeadProps) => {
  const { t } = useText();
  return (
    <div className="cg-side-head">
      <h2>{title}</h2>
      {children}
      <button
        type="button"
        className="cg-btn"
        data-kind="quiet"
        aria-label={t('common.close')}
        onClick={onClose}
      >
        <Sign name="close" />
      </button>
    </div>
  );
};
