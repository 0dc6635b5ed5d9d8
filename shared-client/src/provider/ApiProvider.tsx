import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { CHANGES_PATH, parseChanges } from 'shared-contracts/portal/changes.ts';
import { FAULT_REPORTS_PATH, type FaultReport } from 'shared-contracts/releases/faults/faultReports.ts';
import { MODULE_REPORTS_PATH, type ModuleReport } from 'shared-contracts/releases/moduleReports.ts';
import type { PortalConfig } from 'shared-contracts/portal/portalConfig.ts';
import { type AskForChanges, type ChangePoller, createChangePoller } from '../changes/changePoller.ts';
import { ChangesContext } from '../changes/useFollowing.ts';
import { useKeeper, useSession } from 'shared-auth';
import { createSendRequest, type SendRequest } from '../api/apiClient.ts';
import { type Api, createApi } from '../api/dataApi.ts';
import { createFileApi } from '../api/fileApi.ts';
import { createQueryClient } from '../api/queryClient.ts';
import { readingCurrent } from '../api/readCurrent.ts';
import { createSendCall, type SendCall } from '../api/sendCall.ts';

export type ApiProviderProps = {
  readonly config: Pick<PortalConfig, 'api' | 'exchange' | 'isExchangeConnected'>;
  readonly children: ReactNode;
};

const ApiContext = createContext<Api | null>(null);
const CallContext = createContext<SendCall | null>(null);
/** Tells the server what became of releases of modules. Throws ApiError. */
export type TellModules = (report: ModuleReport) => Promise<void>;

/** Tells the server why releases failed. Throws ApiError. */
export type TellFaults = (report: FaultReport) => Promise<void>;

const TellModulesContext = createContext<TellModules | null>(null);
const TellFaultsContext = createContext<TellFaults | null>(null);
const ConnectedContext = createContext(true);

/**
 * Gives the data API, the partner exchange and the query cache to everything below.
 *
 * Each person gets a cache, and a component tree, of their own: nothing that one has read or typed is left for the next.
 */
export function ApiProvider({ config, children }: ApiProviderProps) {
  const keeper = useKeeper();
  const { subject } = useSession();
  const { api, call, askForChanges, tellModules, tellFaults } = useMemo(() => {
    const send = readingCurrent(createSendRequest(config.api, keeper));
    const exchange = readingCurrent(createSendRequest(config.exchange, keeper), send);
    return {
      api: createApi(send, createFileApi(config.api, keeper)),
      call: createSendCall({ api: send, exchange }),
      askForChanges: ((search, signal) =>
        send({
          path: CHANGES_PATH,
          search,
          schema: { parse: parseChanges },
          signal,
        })) satisfies AskForChanges,
      tellModules: ((report) => tell(send, MODULE_REPORTS_PATH, report)) satisfies TellModules,
      tellFaults: ((report) => tell(send, FAULT_REPORTS_PATH, report)) satisfies TellFaults,
    };
  }, [config.api, config.exchange, keeper]);
  return (
    <ApiContext value={api}>
      <CallContext value={call}>
        <ConnectedContext value={config.isExchangeConnected !== false}>
          <TellModulesContext value={tellModules}>
            <TellFaultsContext value={tellFaults}>
              <PersonalCache key={subject ?? ''} askForChanges={askForChanges}>
                {children}
              </PersonalCache>
            </TellFaultsContext>
          </TellModulesContext>
        </ConnectedContext>
      </CallContext>
    </ApiContext>
  );
}

/** Gives the data API; a client of the same identity for the life of the page. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (api === null) throw new Error('useApi needs an ApiProvider above it.');
  return api;
}

/** Gives the function that makes the calls of `shared-contracts/calls`. Throws ApiError. */
export function useCall(): SendCall {
  const call = useContext(CallContext);
  if (call === null) throw new Error('useCall needs an ApiProvider above it.');
  return call;
}

/** Gives the function that tells the server what became of releases; the same one for the life of the page. */
export function useTellModules(): TellModules {
  const tell = useContext(TellModulesContext);
  if (tell === null) throw new Error('useTellModules needs an ApiProvider above it.');
  return tell;
}

/** Gives the function that tells the server why releases failed; the same one for the life of the page. */
export function useTellFaults(): TellFaults {
  const tell = useContext(TellFaultsContext);
  if (tell === null) throw new Error('useTellFaults needs an ApiProvider above it.');
  return tell;
}

/** Says whether partners can be reached at all; where they cannot, what they offer is not worth a call. */
export function useIsExchangeConnected(): boolean {
  return useContext(ConnectedContext);
}

/** Tells the server something; of what it answers nothing is needed. */
function tell(send: SendRequest, path: string, report: object): Promise<void> {
  return send({ method: 'POST', path, body: report, schema: { parse: () => undefined } });
}

type PersonalCacheProps = { readonly askForChanges: AskForChanges; readonly children: ReactNode };

function PersonalCache({ askForChanges, children }: PersonalCacheProps) {
  const [client] = useState(createQueryClient);
  const [poller, setPoller] = useState<ChangePoller | null>(null);
  useEffect(() => () => client.clear(), [client]);
  useEffect(() => {
    const started = createChangePoller(askForChanges);
    setPoller(started);
    return started.stop;
  }, [askForChanges]);
  return (
    <QueryClientProvider client={client}>
      <ChangesContext value={poller}>{children}</ChangesContext>
    </QueryClientProvider>
  );
}
