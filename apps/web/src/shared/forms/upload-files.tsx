import { useState } from 'react';
import { Button, FileButton, Text, type MantineSize } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { readTextFile } from './text-file.js';

interface FileText {
  readonly name: string;
  readonly text: string;
}

interface UploadFilesProps {
  readonly accept: string;
  readonly mostFiles: number;
  readonly mostBytes: number;
  readonly size?: MantineSize;
  readonly label: string;
  /** Distinguishes several upload buttons on one page. */
  readonly name?: string | undefined;
  /** The message about files that hold no text, or too much. */
  readonly wrong: (names: readonly string[]) => string;
  /** Called with at least one file. */
  readonly onFiles: (files: readonly FileText[]) => void;
}

/** Reads texts from files and reports those that are none. */
export const UploadFiles = ({
  accept,
  mostFiles,
  mostBytes,
  size = 'sm',
  label,
  name = label,
  wrong,
  onFiles,
}: UploadFilesProps) => {
  const [unread, setUnread] = useState<readonly string[]>([]);
  const read = async (chosen: readonly File[]): Promise<void> => {
    if (chosen.length === 0) return;
    const files = await Promise.all(
      chosen.slice(0, mostFiles).map(async (file) => ({
        name: file.name,
        text: await readTextFile(file, mostBytes),
      })),
    );
    setUnread(files.flatMap((file) => (file.text === null ? [file.name] : [])));
    const texts = files.flatMap(({ text, ...file }) => (text === null ? [] : [{ ...file, text }]));
    if (texts.length > 0) onFiles(texts);
  };
  return (
    <>
      <FileButton<boolean>
        multiple={mostFiles > 1}
        accept={accept}
        onChange={(chosen) => void read([chosen ?? []].flat())}
        inputProps={{ 'aria-label': name }}
      >
        {(button) => (
          <Button {...button} size={size} variant="default" leftSection={<IconUpload size={18} />}>
            {label}
          </Button>
        )}
      </FileButton>
      {unread.length > 0 ? (
        <Text role="alert" size="sm" c="var(--cv-bad)">
          {wrong(unread)}
        </Text>
      ) : null}
    </>
  );
};
