/** A native field for a date or a moment whose value is displayed in the page's language: browsers use their own, and mm/dd/yyyy for an empty one. */
import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#web/i18n/context.tsx';
import { Input } from './field.tsx';

type DateInputProps = Omit<ComponentProps<typeof Input>, 'type'> & {
	type?: 'date' | 'datetime-local';
	value?: string | undefined;
	defaultValue?: string | undefined;
};

/** While it is focused the browser's own parts are visible, because people type into them. */
export function DateInput({ type = 'date', className, onInput, ...rest }: DateInputProps) {
	const { format, texts } = useLanguage();
	const box = useRef<HTMLSpanElement>(null);
	const [displayed, setDisplayed] = useState(rest.value ?? rest.defaultValue ?? '');
	// A form can set the values of its fields without an event.
	useEffect(() => setDisplayed(box.current?.querySelector('input')?.value ?? ''));
	return (
		<span ref={box} className="relative block">
			<Input
				type={type}
				className={clsx('date-input', className)}
				onInput={(event) => {
					setDisplayed(event.currentTarget.value);
					onInput?.(event);
				}}
				{...rest}
			/>
			<span
				aria-hidden
				suppressHydrationWarning
				className={clsx('date-shown inset-y-0 start-3 end-10 items-center', displayed ? 'numbers' : 'text-muted')}
			>
				<span className="truncate">{displayed ? format.date(displayed, type === 'date' ? 'medium' : 'moment') : texts.dates.add}</span>
			</span>
		</span>
	);
}
