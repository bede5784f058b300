import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { PictureReply, PictureTask } from './picture-thread.js';

const packages = createRequire(import.meta.url);
const bytesOf = (file: string): Buffer => readFileSync(packages.resolve(file));

/** Fonts for Latin, Greek and Cyrillic; other letters in names appear as boxes. */
const fontBuffers = [
  bytesOf('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bytesOf('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
];
const ready = initWasm(bytesOf('@resvg/resvg-wasm/index_bg.wasm'));

const pngOf = (svg: string): Uint8Array => {
  const font = { fontBuffers, defaultFontFamily: 'Noto Sans', loadSystemFonts: false };
  const drawing = new Resvg(svg, { font });
  try {
    const image = drawing.render();
    try {
      return image.asPng();
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
};

const replyTo = ({ id, svg }: PictureTask): PictureReply => {
  try {
    return { id, png: pngOf(svg) };
  } catch (fault) {
    return { id, fault: String(fault) };
  }
};

parentPort?.on('message', (task: PictureTask) => {
  void ready.then(() => parentPort?.postMessage(replyTo(task)));
});
