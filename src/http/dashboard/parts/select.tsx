/** A labelled choice of one, or of any. */
export function Select(props: {
  name: string
  label: string
  /** What stands for no choice. */
  any: string
  options: readonly (readonly [value: string, text: string])[]
  value: string | null
}) {
  const { name, label, any, options, value } = props
  return (
    <label>
      {label}
      <select name={name}>
        <option value="">{any}</option>
        {options.map(([option, text]) => (
          <option value={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
