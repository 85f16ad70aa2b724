/** Navigation state for links and bars, independent of the screens. */
import { createContext, useContext } from 'react';

type Navigating = {
	/** Whether the next screen is loading. */
	pending: boolean;
	/** Preloads code and data of an address that will probably be visited. */
	prepare(address: string): void;
};

const NavigatingContext = createContext<Navigating>({ pending: false, prepare: () => undefined });
export const NavigatingProvider = NavigatingContext.Provider;
export const useNavigating = (): Navigating => useContext(NavigatingContext);
