import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { PortalConfig } from 'shared-contracts/portalConfig.ts';
import { useKeeper, useSession } from '../session/sessionContext.ts';
import { createSendRequest, type SendRequest } from './apiClient.ts';
import { type Api, createApi } from './dataApi.ts';
import { createQueryClient } from './queryClient.ts';

export type ApiProviderProps = {
  readonly config: Pick<PortalConfig, 'api' | 'exchange' | 'isExchangeConnected'>;
  readonly children: ReactNode;
};

const ApiContext = createContext<Api | null>(null);
const ExchangeContext = createContext<SendRequest | null>(null);
const ConnectedContext = createContext(true);

/**
 * Gives the data API, the partner exchange and the query cache to everything below.
 *
 * Each person gets a cache, and a component tree, of their own: nothing that one has read or typed is left for the next.
 */
export function ApiProvider({ config, children }: ApiProviderProps) {
  const keeper = useKeeper();
  const { subject } = useSession();
  const api = useMemo(() => createApi(createSendRequest(config.api, keeper)), [config.api, keeper]);
  const exchange = useMemo(() => createSendRequest(config.exchange, keeper), [config.exchange, keeper]);
  return (
    <ApiContext value={api}>
      <ExchangeContext value={exchange}>
        <ConnectedContext value={config.isExchangeConnected !== false}>
          <PersonalCache key={subject ?? ''}>{children}</PersonalCache>
        </ConnectedContext>
      </ExchangeContext>
    </ApiContext>
  );
}

/** Gives the data API; a client of the same identity for the life of the page. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (api === null) throw new Error('useApi needs an ApiProvider above it.');
  return api;
}

/** Gives the function that calls the partner exchange; paths are those of `EXCHANGE_PATHS`. Throws ApiError. */
export function useExchange(): SendRequest {
  const send = useContext(ExchangeContext);
  if (send === null) throw new Error('useExchange needs an ApiProvider above it.');
  return send;
}

/** Says whether partners can be reached at all; where they cannot, what they offer is not worth a call. */
export function useIsExchangeConnected(): boolean {
  return useContext(ConnectedContext);
}

function PersonalCache({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(() => () => client.clear(), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
