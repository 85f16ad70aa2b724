/** Popup window on wide screens. */
import * as Radix from 'radix-ui/popover';
import type { RefObject } from 'react';
import type { PopupProps } from './popup.tsx';

export default function PopupWindow({ open, onOpenChange, anchor, title, align = 'start', footer, children }: PopupProps) {
	return (
		<Radix.Root open={open} onOpenChange={onOpenChange}>
			<Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
			<Radix.Portal>
				<Radix.Content
					aria-label={title}
					align={align}
					sideOffset={8}
					collisionPadding={16}
					onInteractOutside={(event) => {
						// A press on the opener is handled by the opener, which closes it.
						if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
					}}
					onCloseAutoFocus={(event) => {
						event.preventDefault();
						anchor.current?.focus();
					}}
					className="z-50 rounded-card border border-line bg-surface text-ink shadow-float data-[state=open]:animate-rise focus:outline-none"
				>
					{children}
					{footer && <div className="border-line border-t p-4">{footer}</div>}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}
