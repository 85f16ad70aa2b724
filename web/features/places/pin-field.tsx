/** A place on the map as text, or from the location of the device. The device is asked for it only when the button is pressed. */
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { formatPin } from './pin.ts';
import type { PinTexts } from './texts.en.ts';

const LOCATE_WITHIN_MS = 10_000;

type PinFieldProps = {
	name: string;
	value: string;
	onChange(value: string): void;
	error?: string | undefined;
	optional?: boolean;
};

export function PinField({ name, value, onChange, error, optional = false }: PinFieldProps) {
	const { pin: t } = useScreenTexts<{ pin: PinTexts }>();
	const [state, setState] = useState<'IDLE' | 'LOCATING' | 'FAILED'>('IDLE');
	const locate = () => {
		setState('LOCATING');
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				setState('IDLE');
				onChange(formatPin(coords));
			},
			() => setState('FAILED'),
			{ enableHighAccuracy: true, timeout: LOCATE_WITHIN_MS },
		);
	};
	return (
		<div>
			<Field label={t.label} hint={t.hint} error={error ?? (state === 'FAILED' ? t.notLocated : undefined)} optional={optional}>
				<Input
					name={name}
					dir="ltr"
					autoComplete="off"
					spellCheck={false}
					maxLength={400}
					placeholder={t.example}
					value={value}
					onChange={({ currentTarget }) => onChange(currentTarget.value)}
					className="numbers rtl:text-end"
				/>
			</Field>
			<Button onClick={locate} busy={state === 'LOCATING' && t.locating} className="mt-2">
				<LocateFixed aria-hidden className="size-4" />
				{t.here}
			</Button>
		</div>
	);
}
