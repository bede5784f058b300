import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { Speaking } from '../i18n/index.js';
import { speechOf } from '../i18n/speech.js';
import { textsOf } from '../i18n/testing.js';

interface DrawOptions {
  /** Answers that the page already has, by query key. */
  readonly answers?: readonly (readonly [key: readonly unknown[], answer: unknown])[];
  /** The path of the page; default: the first page. */
  readonly at?: string;
}

/**
 * For tests: the markup of a component in English, including everything that it loads lazily. There
 * is no browser, so that nothing can be pressed and no effect runs: it shows a page in one state,
 * not the result of a press.
 */
export const draw = async (
  part: ReactNode,
  { answers = [], at = '/' }: DrawOptions = {},
): Promise<string> => {
  const client = new QueryClient();
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  const { prelude } = await prerenderToNodeStream(
    <Speaking speaker={speechOf('en', textsOf('en'))}>
      <QueryClientProvider client={client}>
        <MantineProvider>
          <Router ssrPath={at}>{part}</Router>
        </MantineProvider>
      </QueryClientProvider>
    </Speaking>,
  );
  const pieces: Buffer[] = [];
  for await (const piece of prelude) pieces.push(Buffer.from(piece as Uint8Array));
  return Buffer.concat(pieces).toString('utf8');
};

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/** The words of some markup, in reading order. */
export const wordsOf = (markup: string): string =>
  markup
    .replaceAll(/<style[^>]*>.*?<\/style>|<script[^>]*>.*?<\/script>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
