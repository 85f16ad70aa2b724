/** Input of a code: accepts digits of either script and drops spaces, dashes and other pasted characters. */
import { type ComponentProps, useState } from 'react';
import { foldDigits } from '#contract/digits.ts';
import { Input } from '#web/ui/field.tsx';

/** Length of every code that we send. */
export const CODE_LENGTH = 6;
const others = { digits: /\D/g, letters: /[^A-Z0-9]/g };
const inputModes = { digits: { inputMode: 'numeric' }, letters: { autoCapitalize: 'characters', spellCheck: false } } as const;

type Kind = keyof typeof others;

/** `"١٢٣ ٤٥٦"` → `"123456"`; at most six characters. */
export const toCode = (typed: string, kind: Kind = 'digits'): string =>
	foldDigits(typed).toUpperCase().replace(others[kind], '').slice(0, CODE_LENGTH);

type CodeInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
	/** `letters`: digits and Latin letters, shown in capitals. */
	kind?: Kind;
	/** With `onInvalidate` the parent controls the value. Otherwise the form reads it by its name. */
	value?: string;
	onChange?(code: string): void;
};

export function CodeInput({ kind = 'digits', value, onChange, ...rest }: CodeInputProps) {
	const [own, setOwn] = useState('');
	return (
		<Input
			name="code"
			autoComplete="one-time-code"
			dir="ltr"
			className="numbers h-14 text-center font-semibold text-xl tracking-[0.4em]"
			{...inputModes[kind]}
			{...rest}
			value={value ?? own}
			onChange={({ currentTarget }) => {
				const code = toCode(currentTarget.value, kind);
				setOwn(code);
				onChange?.(code);
			}}
		/>
	);
}
