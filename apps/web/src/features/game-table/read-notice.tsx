import { useText } from '../../i18n/index.js';

interface ReadNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly onRead: () => void;
}

/** A notice beside the game that only needs to be read. */
export const ReadNotice = ({ title, text, onRead }: ReadNoticeProps) => {
  const { t } = useText();
  return (
    <>
      <b>{title}</b>
      <small>{text}</small>
      <div>
        <button type="button" className="cg-btn" onClick={onRead}>
          {t('common.close')}
        </button>
      </div>
    </>
  );
};
