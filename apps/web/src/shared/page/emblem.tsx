/** The site's sign, as in public/favicon.svg; drawn here, because a picture would be one more request of every first view. */
export const Emblem = () => (
  <svg viewBox="0 0 64 64" aria-hidden>
    <g fill="#5fd3c4">
      {Array.from({ length: 8 }, (_, seat) => (
        <circle key={seat} cx="32" cy="11" r="5" transform={`rotate(${seat * 45} 32 32)`} />
      ))}
    </g>
    <circle cx="32" cy="32" r="9" fill="#f6b94a" />
  </svg>
);
