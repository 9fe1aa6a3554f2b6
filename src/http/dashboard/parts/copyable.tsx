/** Text to take along, as it is. With script it has a button that copies it (public/assets/copy.js). */
export function Copyable({ name, text }: { name: string; text: string }) {
  return (
    <div class="copyable" data-copy={name}>
      <pre tabindex={0} dir="ltr" role="region" aria-label={name}>
        <code>{text}</code>
      </pre>
    </div>
  )
}
