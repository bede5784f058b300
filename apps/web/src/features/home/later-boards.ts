const files = import.meta.glob<string>('./pictures/board-[2-9]*.webp', {
  eager: true,
  import: 'default',
});

/** The pictures after the first one, in order, each in two sizes. */
export const laterBoards = Object.keys(files)
  .filter((file) => !file.endsWith('-small.webp'))
  .sort()
  .map((file) => ({
    large: files[file] ?? '',
    small: files[file.replace('.webp', '-small.webp')] ?? '',
  }));
