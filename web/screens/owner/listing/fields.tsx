/** Form fields, each bound to its value and error. */
import { clsx } from 'clsx';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { type FieldPath, get, useFormContext } from 'react-hook-form';
import type { AttributesLike } from '#contract/car-attributes.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field, Input, Select } from '#web/ui/field.tsx';
import { sentenceOf } from './check.ts';
import type { DocumentField, ListingValues } from './values.ts';

/** Fields whose value is text. */
type Name = Exclude<keyof ListingValues, AttributesLike<{ kind: 'features' | 'flag' }> | 'photoUrls' | 'words' | DocumentField>;

/** Error text of a field: the shared one by its key, or the server's. */
export function useProblem(): (name: FieldPath<ListingValues>) => string | undefined {
	const { language } = useLanguage();
	const { formState } = useFormContext<ListingValues>();
	return (name) => {
		const message = get<unknown, { message?: unknown } | undefined>(formState.errors, name)?.message;
		return typeof message === 'string' ? sentenceOf(message, language) : undefined;
	};
}

/** Binds a text field or a select. The server renders its value too, so that a field with a value is not empty until hydration. */
export function useBoundField() {
	const { register, getValues } = useFormContext<ListingValues>();
	return <Name extends FieldPath<ListingValues>>(name: Name) => ({
		...register(name),
		defaultValue: getValues(name) as string | undefined,
	});
}

type TextFieldProps = {
	name: Name;
	label: string;
	hint?: ReactNode;
	optional?: boolean;
	/** A unit beside the value. */
	unit?: string;
	className?: string;
	input?: InputHTMLAttributes<HTMLInputElement>;
};

export function TextField({ name, label, hint, optional, unit, className, input }: TextFieldProps) {
	const bound = useBoundField()(name);
	const problem = useProblem()(name);
	return (
		<Field label={label} hint={hint} error={problem} optional={optional ?? false} {...(className && { className })}>
			<Control unit={unit}>{(style) => <Input {...bound} {...input} className={clsx(style, input?.className)} />}</Control>
		</Field>
	);
}

export function DateField({ name, label, hint, optional }: Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'optional'>) {
	const bound = useBoundField()(name);
	const problem = useProblem()(name);
	return (
		<Field label={label} hint={hint} error={problem} optional={optional ?? false}>
			<DateInput {...bound} />
		</Field>
	);
}

/** A plate or document number: left-to-right Latin text, aligned with the other fields. */
export function CodeField(props: TextFieldProps) {
	return <TextField {...props} input={{ dir: 'ltr', autoComplete: 'off', className: 'rtl:text-end', ...props.input }} />;
}

/** Numeric keyboard on phones; digits of either script. */
export function NumberField({ decimals = false, input, ...rest }: TextFieldProps & { decimals?: boolean }) {
	const keys = { inputMode: decimals ? 'decimal' : 'numeric', autoComplete: 'off' } as const;
	return <TextField {...rest} input={{ ...keys, ...input }} />;
}

function Control({ unit, children }: { unit: string | undefined; children(style: string): ReactNode }) {
	if (!unit) return children('');
	return (
		<span className="relative block">
			{children('pe-14')}
			<span aria-hidden className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-muted text-sm">
				{unit}
			</span>
		</span>
	);
}

type ChoiceFieldProps = {
	name: Name;
	label: string;
	hint?: ReactNode;
	optional?: boolean;
	className?: string;
	choices: ReadonlyArray<{ value: string; label: string }>;
};

export function ChoiceField({ name, label, hint, optional, className, choices }: ChoiceFieldProps) {
	const bound = useBoundField()(name);
	const problem = useProblem()(name);
	return (
		<Field label={label} hint={hint} error={problem} optional={optional ?? false} {...(className && { className })}>
			<Select {...bound}>
				{choices.map(({ value, label: text }) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</Select>
		</Field>
	);
}
