/** Renders the toast. */
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import * as Radix from 'radix-ui/toast';
import { useState } from 'react';
import { useTexts } from '#web/i18n/context.tsx';
import { IconButton } from './button.tsx';
import type { ToastMessage } from './toast.tsx';

const SHOWN_MS = 5000;
const tones = {
	neutral: { icon: Info, style: 'border-line bg-surface text-ink' },
	positive: { icon: CircleCheck, style: 'border-positive bg-surface text-ink' },
	danger: { icon: CircleAlert, style: 'border-danger bg-danger text-on-danger' },
} as const;

export default function ToastHost({ message, number }: { message: ToastMessage; number: number }) {
	const { kit } = useTexts();
	const [closed, setClosed] = useState(0);
	const { icon: Icon, style } = tones[message.tone ?? 'neutral'];
	return (
		<Radix.Provider duration={SHOWN_MS} label={kit.notifications} swipeDirection="up">
			<Radix.Root
				key={number}
				open={closed !== number}
				onOpenChange={(open) => !open && setClosed(number)}
				onEscapeKeyDown={closeDialogInstead}
				type={message.tone === 'danger' ? 'foreground' : 'background'}
				className={clsx('flex items-start gap-3 rounded-card border py-2 ps-4 pe-1 shadow-float data-[state=open]:animate-rise', style)}
			>
				<Icon aria-hidden className="mt-2.5 size-5 shrink-0" />
				<div className="min-w-0 flex-1 py-2">
					<Radix.Title className="font-semibold">{message.title}</Radix.Title>
					{message.description && <Radix.Description className="mt-0.5 text-sm">{message.description}</Radix.Description>}
				</div>
				<Radix.Close asChild>
					<IconButton label={kit.dismiss} className="text-inherit! hover:bg-transparent">
						<X aria-hidden className="size-5 text-current" />
					</IconButton>
				</Radix.Close>
			</Radix.Root>
			<Radix.Viewport
				hotkey={['F8']}
				label={kit.notifications}
				className="fixed inset-x-4 top-[calc(var(--header-height)+0.75rem)] z-60 mx-auto max-w-md list-none md:start-6 md:end-auto md:top-auto md:bottom-[calc(var(--bars)+1.5rem)] md:mx-0 md:w-96"
			/>
		</Radix.Provider>
	);
}

/** Radix gives Escape to the newest layer only. A toast that appears over a dialog must not handle it: the dialog closes, the toast stays. */
function closeDialogInstead(event: KeyboardEvent): void {
	const close = document.activeElement?.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-closes-dialog]');
	if (!close) return;
	event.preventDefault();
	close.click();
}
