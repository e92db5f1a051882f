/** The mark of the made-up product whose emails the scenes show, `size` pixels wide. Decorative. */
export function AcmeMark({
  size,
  className,
}: {
  size?: number;
  className?: string | undefined;
}) {
  return (
    <svg className={className} width={size} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="#0f6b4c" d="M0 0h24v24H0z" />
      <path fill="#fff" d="m12 5 7 14H5z" />
    </svg>
  );
}
