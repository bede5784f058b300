/**
 * The site's logo, as in public/favicon.svg: the seats of a table around a lamp. Drawn here because
 * an image file would cost every first view one more request.
 */
export const Emblem = () => (
  <svg viewBox="0 0 64 64" aria-hidden>
    <Seats />
  </svg>
);

const Seats = () => (
  <>
    <g fill="#5fd3c4">
      {Array.from({ length: 8 }, (_, seat) => (
        <circle key={seat} cx="32" cy="11" r="5" transform={`rotate(${seat * 45} 32 32)`} />
      ))}
    </g>
    <circle cx="32" cy="32" r="9" fill="#f6b94a" />
  </>
);

/** The strokes of C, N, C, L, A, V, E; the logo itself is the O. */
const letters =
  'M17 4.4A9 9 0 1 0 17 17.6M51 21V1L65 21V1M89 4.4A9 9 0 1 0 89 17.6M98 0V20H108M111 21 120 2 129 21M131 1 140 20 149 1M166 2H156V20H166M156 11H165';

/**
 * The project's name drawn in its own letters. The element around it provides the name to screen
 * readers.
 */
export const Wordmark = () => (
  <svg viewBox="0 0 168 22" aria-hidden className="cv-wordmark">
    <path d={letters} fill="none" stroke="currentColor" strokeWidth="2.8" />
    <svg x="22" width="23" height="22" viewBox="5 5 54 54">
      <Seats />
    </svg>
  </svg>
);
