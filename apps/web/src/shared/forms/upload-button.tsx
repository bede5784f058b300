import { useState } from 'react';
import { Button, FileButton, Text, type MantineSize } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useText } from '../../i18n/index.js';
import { readTextFile } from './text-file.js';

interface UploadButtonProps {
  readonly accept: string;
  readonly mostBytes: number;
  readonly size?: MantineSize;
  /** For a page with several: which one this is. */
  readonly name?: string;
  readonly onText: (text: string) => void;
}

/** Takes a list from a file, and says so when the file is none. */
export const UploadButton = ({
  accept,
  mostBytes,
  size = 'sm',
  name,
  onText,
}: UploadButtonProps) => {
  const { t } = useText();
  const [wrong, setWrong] = useState(false);
  const read = async (file: File | null): Promise<void> => {
    if (file === null) return;
    const text = await readTextFile(file, mostBytes);
    setWrong(text === null);
    if (text !== null) onText(text);
  };
  return (
    <>
      <FileButton
        accept={accept}
        onChange={(file) => void read(file)}
        inputProps={{ 'aria-label': name ?? t('deck.upload') }}
      >
        {(button) => (
          <Button {...button} size={size} variant="default" leftSection={<IconUpload size={18} />}>
            {t('deck.upload')}
          </Button>
        )}
      </FileButton>
      {wrong ? (
        <Text role="alert" size="sm" c="var(--cv-bad)">
          {t('deck.wrongFile', { kilobytes: Math.floor(mostBytes / 1024) })}
        </Text>
      ) : null}
    </>
  );
};
