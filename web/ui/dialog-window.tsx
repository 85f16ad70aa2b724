/** Dialog window: Radix traps the focus, closes on Escape and restores the focus. */
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useCallback, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/context.tsx';
import { IconButton } from './button.tsx';
import type { DialogProps } from './dialog.tsx';

const sheet =
	'inset-x-0 bottom-0 max-h-[90dvh] rounded-t-card data-[state=open]:animate-sheet ' +
	'md:inset-0 md:m-auto md:h-fit md:max-h-[85dvh] md:rounded-card md:data-[state=open]:animate-rise';
const drawer = 'inset-y-0 start-0 w-[min(22rem,88vw)] rounded-e-card data-[state=open]:animate-slide-start';

export default function DialogWindow({ open, onOpenChange, title, description, shape = 'dialog', wide, footer, children }: DialogProps) {
	const { kit } = useTexts();
	const opener = useRef<Element>(null);
	const [body, isFocusable] = useNeedsTabStop();
	return (
		<Radix.Root open={open} onOpenChange={onOpenChange}>
			<Radix.Portal>
				<Radix.Overlay className="fixed inset-0 z-40 bg-shade data-[state=open]:animate-appear" />
				<Radix.Content
					{...(!description && { 'aria-describedby': undefined })}
					onOpenAutoFocus={() => {
						opener.current = document.activeElement;
					}}
					onCloseAutoFocus={(event) => {
						// By default Radix searches for its own trigger, which does not exist here.
						event.preventDefault();
						if (opener.current instanceof HTMLElement) opener.current.focus();
					}}
					// React events bubble through portals: a form inside must not submit a surrounding form.
					onSubmit={(event) => event.stopPropagation()}
					className={clsx(
						'fixed z-50 flex flex-col bg-surface text-ink shadow-float focus:outline-none',
						shape === 'drawer' ? drawer : [sheet, wide ? 'md:max-w-[min(48rem,calc(100%-2rem))]' : 'md:max-w-lg'],
					)}
				>
					{shape === 'dialog' && <span aria-hidden className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-pill bg-line md:hidden" />}
					<header className="flex items-start justify-between gap-4 ps-5 pe-2 pt-3">
						<div className="min-w-0 py-2">
							<Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
							{description && <Radix.Description className="mt-1 text-muted text-sm">{description}</Radix.Description>}
						</div>
						<Radix.Close asChild>
							<IconButton label={kit.close} data-closes-dialog>
								<X aria-hidden className="size-5" />
							</IconButton>
						</Radix.Close>
					</header>
					<div
						ref={body}
						{...(isFocusable && { tabIndex: 0, role: 'group', 'aria-label': title })}
						className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-5 focus-visible:outline-2 focus-visible:outline-primary focus-visible:-outline-offset-2"
					>
						{children}
					</div>
					{footer && <footer className="border-line border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">{footer}</footer>}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}

/** Whether the content scrolls and contains nothing focusable: then it must be focusable itself to be scrolled by keyboard. */
function useNeedsTabStop() {
	const [isFocusable, setFocusable] = useState(false);
	const body = useCallback((element: HTMLElement | null) => {
		if (!element) return undefined;
		const observer = new ResizeObserver(() =>
			setFocusable(
				element.scrollHeight > element.clientHeight && element.querySelector('a[href], button, input, select, textarea') === null,
			),
		);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return [body, isFocusable] as const;
}
