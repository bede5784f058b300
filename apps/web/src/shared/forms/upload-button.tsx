import type { MantineSize } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { UploadFiles } from './upload-files.js';

interface UploadButtonProps {
  readonly accept: string;
  readonly mostBytes: number;
  readonly size?: MantineSize;
  /** Distinguishes several upload buttons on one page. */
  readonly name?: string;
  readonly onText: (text: string) => void;
}

/** Reads a list from a file and reports a file that is none. */
export const UploadButton = ({ mostBytes, onText, ...props }: UploadButtonProps) => {
  const { t } = useText();
  return (
    <UploadFiles
      {...props}
      mostFiles={1}
      mostBytes={mostBytes}
      label={t('deck.upload')}
      wrong={() => t('deck.wrongFile', { kilobytes: Math.floor(mostBytes / 1024) })}
      onFiles={([file]) => {
        if (file) onText(file.text);
      }}
    />
  );
};
