/** An internal link: a plain <a> that works without script and preloads the next screen when it is pointed at. */
import { type AnchorHTMLAttributes, createContext, type ReactNode, useContext, useRef } from 'react';
import { Link as WouterLink } from 'wouter';

/** For links and progress bars, independent of the screens. */
type Navigating = {
	/** Whether the next screen is loading. */
	pending: boolean;
	/** Preloads code and data of an address that will probably be visited. */
	prepare(address: string): void;
};

const NavigatingContext = createContext<Navigating>({ pending: false, prepare: () => undefined });
export const NavigatingProvider = NavigatingContext.Provider;
export const useNavigating = (): Navigating => useContext(NavigatingContext);

/** Ignores a pointer that passes by and a finger that begins to scroll. */
const HOVER_MS = 80;

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; replace?: boolean; children?: ReactNode };

export function Link({ href, children, ...rest }: LinkProps) {
	const { prepare } = useNavigating();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const startTimer = () => {
		timer.current = setTimeout(prepare, HOVER_MS, href);
	};
	const go = () => clearTimeout(timer.current);
	return (
		<WouterLink href={href} onPointerEnter={startTimer} onFocus={startTimer} onPointerLeave={go} onBlur={go} {...rest}>
			{children}
		</WouterLink>
	);
}
