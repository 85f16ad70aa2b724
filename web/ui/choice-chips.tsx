/** Single choice as chips, based on native radio buttons for keyboard and forms. */

type Choice<V extends string> = { value: V; label: string };
type ChoiceChipsProps<V extends string> = {
	legend: string;
	name: string;
	/** Empty text if nothing is chosen. */
	value: V | '';
	choices: readonly Choice<NoInfer<V>>[];
	onChange(value: NoInfer<V>): void;
};

export function ChoiceChips<V extends string>({ legend, name, value, choices, onChange }: ChoiceChipsProps<V>) {
	return (
		<fieldset>
			<legend className="mb-2 font-medium text-sm">{legend}</legend>
			<div className="flex flex-wrap gap-2">
				{choices.map((choice) => (
					<label
						key={choice.value}
						className="relative flex min-h-11 cursor-pointer select-none items-center rounded-pill border border-control-line bg-surface px-4 text-sm has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2 lg:min-h-9 lg:px-3"
					>
						<input
							type="radio"
							name={name}
							value={choice.value}
							checked={choice.value === value}
							onChange={() => onChange(choice.value)}
							className="absolute inset-0 appearance-none rounded-pill outline-none"
						/>
						{choice.label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
