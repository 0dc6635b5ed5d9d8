export {
  ApiProvider,
  useApi,
  useCall,
  useIsExchangeConnected,
  useTellFaults,
  useTellModules,
  type ApiProviderProps,
  type TellFaults,
  type TellModules,
} from './provider/ApiProvider.tsx';
export type { Api, Asked, ListPage, ListQuery, RemoveOptions, SaveOptions } from './api/dataApi.ts';
export type { ApiRequest, ReplySchema, SendRequest } from './api/apiClient.ts';
export type { SendCall } from './api/sendCall.ts';
export type { UploadOptions } from './api/fileApi.ts';
export { ApiError } from './api/apiError.ts';
export { useMutation, type MutationPress } from './mutation/useMutation.ts';
export { useFollowing, type FollowOptions } from './changes/useFollowing.ts';
export type { FollowedState } from './changes/changePoller.ts';
export { filter, type Filter, type FilterValue } from 'shared-contracts/call/filter.ts';
export {
  keepPreviousData,
  queryOptions,
  useIsFetching,
  useIsMutating,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { QueryClient, UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
