/** Form controls with label, hint and error connected for screen readers. */
import { clsx } from 'clsx';
import { Check, ChevronDown, CircleAlert } from 'lucide-react';
import {
	createContext,
	type InputHTMLAttributes,
	type ReactNode,
	type Ref,
	type SelectHTMLAttributes,
	type TextareaHTMLAttributes,
	useContext,
	useId,
} from 'react';
import { useTexts } from '#web/i18n/context.tsx';

type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };
const WiringContext = createContext<Wiring | null>(null);

type FieldProps = {
	label: ReactNode;
	/** Icon at the start of the label. */
	icon?: ReactNode;
	hint?: ReactNode;
	error?: string | undefined;
	optional?: boolean;
	/** The label is for screen readers only. */
	hiddenLabel?: boolean;
	className?: string;
	children: ReactNode;
};

/** `<Field label="E-mail" error={…}><Input …/></Field>`: the control gets its id and descriptions from the context. */
export function Field({ label, icon, hint, error, optional, hiddenLabel, className, children }: FieldProps) {
	const id = useId();
	const texts = useTexts();
	const hintId = `${id}-hint`;
	const errorId = `${id}-error`;
	const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
	const wiring: Wiring = { id, ...(described && { 'aria-describedby': described }), ...(error && { 'aria-invalid': true as const }) };
	return (
		<div className={clsx('min-w-0', className)}>
			<label htmlFor={id} className={hiddenLabel ? 'sr-only' : 'mb-1.5 flex items-center gap-2 font-medium text-sm'}>
				{icon}
				{label}
				{optional && <span className="font-normal text-muted">({texts.kit.optional})</span>}
			</label>
			<WiringContext value={wiring}>{children}</WiringContext>
			{hint && (
				<p id={hintId} className="mt-1.5 text-muted text-sm">
					{hint}
				</p>
			)}
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</div>
	);
}

/** Error message with an icon, so that colour is not the only indication. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
	return (
		<p id={id} role="alert" className="mt-1.5 flex items-start gap-1.5 text-danger text-sm">
			<CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
			<span>{children}</span>
		</p>
	);
}

export const controlStyle =
	'block min-h-11 w-full rounded-control border border-control-line bg-surface px-3 py-2 text-base text-ink ' +
	'placeholder:text-muted aria-invalid:border-danger disabled:opacity-60';

type InputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
export function Input({ className, ...rest }: InputProps) {
	return <input {...useContext(WiringContext)} className={clsx(controlStyle, className)} {...rest} />;
}

type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };
export function Textarea({ className, rows = 4, ...rest }: TextareaProps) {
	return <textarea {...useContext(WiringContext)} rows={rows} className={clsx(controlStyle, className)} {...rest} />;
}

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> };
/** Native select, which phones display best. */
export function Select({ className, children, ...rest }: SelectProps) {
	return (
		<span className="relative block">
			<select {...useContext(WiringContext)} className={clsx(controlStyle, 'appearance-none truncate pe-9', className)} {...rest}>
				{children}
			</select>
			<ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted" />
		</span>
	);
}

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode; ref?: Ref<HTMLInputElement> };
/** A checkbox whose whole row is clickable. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
	return (
		<label className={clsx('flex min-h-11 cursor-pointer items-center gap-3 text-base', className)}>
			<span className="relative grid size-5 shrink-0 place-items-center">
				<input
					type="checkbox"
					className="peer size-5 appearance-none rounded-mark border border-control-line bg-surface checked:border-primary checked:bg-primary"
					{...rest}
				/>
				<Check
					aria-hidden
					className="pointer-events-none absolute size-3.5 stroke-[3] text-on-primary opacity-0 peer-checked:opacity-100"
				/>
			</span>
			<span className="min-w-0">{label}</span>
		</label>
	);
}
