// Written by `make generate` from the contract: never edit it.
export interface paths {
    "/api/accounts/{subdomain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's published jobs
         * @description Returns the account's name, its description and its published jobs. With `location` or `department` it returns
         *     only the jobs there.
         */
        get: operations["getBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{subdomain}/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count published jobs by department
         * @description Returns the departments of the account's published jobs, by name. Jobs without a department are not counted.
         */
        get: operations["listBoardDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{subdomain}/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count published jobs by country
         * @description Returns the countries of the account's published jobs, by name. A job in several countries is counted in each.
         */
        get: operations["listBoardLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A kind of records. Values may be added.
         * @example jobs
         * @enum {string}
         */
        AffectedResource: "departments" | "legal_entities" | "jobs" | "employees" | "collaboration_rules" | "candidates" | "ratings";
        /** @description An account and its published jobs. */
        Board: {
            /**
             * @description The account's description, as harmless HTML.
             * @example <p>Mobile robots for ports.</p>
             */
            description: string | null;
            /** @description The published jobs, the newest first. */
            jobs: components["schemas"]["BoardJob"][];
            /**
             * @description The account's name.
             * @example Nordlicht Robotics
             */
            name: string;
        };
        /**
         * Format: int32
         * @description The number of published jobs.
         * @example 1
         */
        BoardCount: number;
        /** @description A country and its published jobs. */
        BoardCountry: {
            /**
             * @description The country, as an ISO 3166-1 code of two letters.
             * @example DE
             */
            code: string;
            count: components["schemas"]["BoardCount"];
            /**
             * @description The name of the country.
             * @example Germany
             */
            name: string;
            url: components["schemas"]["BoardUrl"];
        };
        /** @description A department and its published jobs. */
        BoardDepartment: {
            count: components["schemas"]["BoardCount"];
            /**
             * @description The name of the department.
             * @example Motion Control
             */
            name: string;
            url: components["schemas"]["BoardUrl"];
        };
        /** @description The departments of published jobs. */
        BoardDepartments: components["schemas"]["BoardDepartment"][];
        /** @description A published job. */
        BoardJob: {
            /**
             * @description The URL of the application form.
             * @example http://nordlicht.localhost:3000/jobs/1/candidates/new
             */
            application_url: string;
            /**
             * @description The city of that location.
             * @example Hamburg
             */
            city: string;
            /**
             * @description The account's own code of the job.
             * @example ENG-7
             */
            code: string;
            /**
             * @description The country of the first location that is shown to applicants.
             * @example Germany
             */
            country: string;
            /**
             * Format: date
             * @description The day on which the job was created.
             * @example 2026-01-05
             */
            created_at: string;
            /**
             * @description The name of the department.
             * @example Motion Control
             */
            department: string;
            /**
             * @description The whole description, as harmless HTML; as text if it has more than 5,000 tags and entities. Only with
             *     `details=true`.
             * @example <p>You tune what moves.</p>
             */
            description?: string;
            /**
             * @description The required education.
             * @example Bachelor's Degree
             */
            education: string;
            /**
             * @description The type of employment.
             * @example Full-time
             */
            employment_type: string;
            /**
             * @description The required experience.
             * @example Associate
             */
            experience: string;
            /**
             * @description The function of the job.
             * @example Engineering
             */
            function: string;
            /**
             * @description The industry.
             * @example Robotics
             */
            industry: string;
            /** @description The locations. */
            locations: components["schemas"]["BoardPlace"][];
            /**
             * Format: date
             * @description The day on which the job was last published.
             * @example 2026-01-12
             */
            published_on: string;
            /**
             * @description The job's shortcode.
             * @example A1B2C3D4E5
             */
            shortcode: string;
            /**
             * @description A short URL that leads to the job's page.
             * @example http://apply.localhost:3000/j/A1B2C3D4E5
             */
            shortlink: string;
            /**
             * @description The state or region of that location.
             * @example Hamburg
             */
            state: string;
            /**
             * @description Whether the work is done remotely.
             * @example false
             */
            telecommuting: boolean;
            /**
             * @description The title.
             * @example Controls Engineer
             */
            title: string;
            /**
             * @description The URL of the job's page.
             * @example http://nordlicht.localhost:3000/jobs/1
             */
            url: string;
        };
        /** @description The countries of published jobs. */
        BoardLocations: components["schemas"]["BoardCountry"][];
        /** @description A location of a job. Of one that is not shown to applicants, only the country is told. */
        BoardPlace: {
            /**
             * @description The city.
             * @example Hamburg
             */
            city: string;
            /**
             * @description The name of the country.
             * @example Germany
             */
            country: string;
            /**
             * @description The country, as an ISO 3166-1 code of two letters.
             * @example DE
             */
            countryCode: string;
            /**
             * @description True if the location is not shown to applicants.
             * @example false
             */
            hidden: boolean;
            /**
             * @description The state or region.
             * @example Hamburg
             */
            region: string;
        };
        /**
         * @description The URL of these jobs.
         * @example http://localhost:3000/api/accounts/nordlicht?location=DE
         */
        BoardUrl: string;
        /** @description The body of every error. No key is guaranteed: some operations return an empty object. */
        ErrorBody: {
            /** @description The kinds of records that refer to what is in use. Absent from other errors. */
            affected_resources?: components["schemas"]["AffectedResource"][];
            /**
             * @description The error message, a sentence for people. Its wording may change.
             * @example Not found
             */
            error?: string;
            validation_errors?: components["schemas"]["ValidationErrors"];
        };
        /** @description Each invalid field or parameter with one message per error. Absent if the error is not about a single field. */
        ValidationErrors: {
            [key: string]: string[];
        };
    };
    responses: {
        /** @description A parameter is invalid or repeated. `validation_errors` names it. */
        BadBoardRequest: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Rate-Limit-Limit": components["headers"]["BoardLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["BoardLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["BoardLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "details must be true or false",
                 *       "validation_errors": {
                 *         "details": [
                 *           "must be true or false"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server is temporarily unavailable. Repeat the request after `Retry-After` seconds. */
        BoardAway: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Rate-Limit-Limit": components["headers"]["BoardLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["BoardLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["BoardLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The service is briefly unavailable, please retry"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server failed. The details are not sent but logged under the response's `X-Request-Id`. */
        BoardFailure: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Rate-Limit-Limit": components["headers"]["BoardLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["BoardLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["BoardLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Internal error"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no account with this subdomain. */
        NoBoard: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Rate-Limit-Limit": components["headers"]["BoardLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["BoardLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["BoardLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Not found"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Nothing has changed since the response that had the tag in `If-None-Match`. */
        NotModified: {
            headers: {
                ETag: components["headers"]["EntityTag"];
                "X-Rate-Limit-Limit": components["headers"]["BoardLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["BoardLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["BoardLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description This IP address has used up its requests for this minute. */
        TooManyBoardCalls: {
            headers: {
                Link: components["headers"]["HelpLink"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Error-Code": components["headers"]["ErrorCode"];
                "X-Rate-Limit-Limit": components["headers"]["BoardLimit"];
                "X-Rate-Limit-Remaining": components["headers"]["BoardLimitRemaining"];
                "X-Rate-Limit-Reset": components["headers"]["BoardLimitReset"];
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Rate limit exceeded, retry in 12 seconds"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description The account's subdomain. A malformed value gets 404, like an unknown one.
         * @example nordlicht
         */
        BoardSubdomain: string;
        /**
         * @description Only jobs in this country, an ISO 3166-1 code of two letters.
         * @example DE
         */
        InCountry: string;
        /**
         * @description Only jobs of departments with this name.
         * @example Motion Control
         */
        InDepartment: string;
        /**
         * @description Whether each job has its `description`.
         * @example false
         */
        WithDetails: boolean;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The number of requests that an IP address may send per minute.
         * @example 600
         */
        BoardLimit: number;
        /**
         * @description The number of requests left in the current minute.
         * @example 599
         */
        BoardLimitRemaining: number;
        /**
         * @description When the next minute starts, in Unix seconds.
         * @example 1772460360
         */
        BoardLimitReset: number;
        /**
         * @description Changes whenever the response does, for `If-None-Match`.
         * @example "3f6c0b9a5e2d4c18"
         */
        EntityTag: string;
        /**
         * @description The error code, for programs, from the [error catalogue](/docs/errors). A code never changes its name or its
         *     status; codes may be added.
         * @example not-found
         */
        ErrorCode: string;
        /**
         * @description A link to the code in the catalogue, with `rel="help"` (RFC 8288).
         * @example <http://localhost:3000/docs/errors#not-found>; rel="help"
         */
        HelpLink: string;
        /**
         * @description The id under which the server logged this request; quote it when asking for help. It is the `X-Request-Id` that the request sent if that has 1 to 64 letters, digits, dots, underscores or hyphens, otherwise a new UUID.
         * @example 4b0f3a52-7c1d-4e7e-9d1a-2f6f0c8f5b3e
         */
        RequestId: string;
        /**
         * @description After how many seconds the request may be repeated.
         * @example 3
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getBoard: {
        parameters: {
            query?: {
                /**
                 * @description Only jobs of departments with this name.
                 * @example Motion Control
                 */
                department?: components["parameters"]["InDepartment"];
                /**
                 * @description Whether each job has its `description`.
                 * @example false
                 */
                details?: components["parameters"]["WithDetails"];
                /**
                 * @description Only jobs in this country, an ISO 3166-1 code of two letters.
                 * @example DE
                 */
                location?: components["parameters"]["InCountry"];
            };
            header?: never;
            path: {
                /**
                 * @description The account's subdomain. A malformed value gets 404, like an unknown one.
                 * @example nordlicht
                 */
                subdomain: components["parameters"]["BoardSubdomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account and its published jobs. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    "X-Rate-Limit-Limit": components["headers"]["BoardLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["BoardLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["BoardLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Nordlicht Robotics",
                     *       "description": "<p>Nordlicht Robotics builds mobile robots for ports and warehouses.</p>",
                     *       "jobs": [
                     *         {
                     *           "title": "Controls Engineer",
                     *           "shortcode": "A1B2C3D4E5",
                     *           "code": "ENG-7",
                     *           "employment_type": "Full-time",
                     *           "telecommuting": false,
                     *           "department": "Motion Control",
                     *           "url": "http://nordlicht.localhost:3000/jobs/1",
                     *           "shortlink": "http://apply.localhost:3000/j/A1B2C3D4E5",
                     *           "application_url": "http://nordlicht.localhost:3000/jobs/1/candidates/new",
                     *           "published_on": "2026-01-12",
                     *           "created_at": "2026-01-05",
                     *           "country": "Germany",
                     *           "city": "Hamburg",
                     *           "state": "Hamburg",
                     *           "education": "",
                     *           "experience": "Associate",
                     *           "function": "Engineering",
                     *           "industry": "",
                     *           "locations": [
                     *             {
                     *               "country": "Germany",
                     *               "countryCode": "DE",
                     *               "city": "Hamburg",
                     *               "region": "Hamburg",
                     *               "hidden": false
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Board"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadBoardRequest"];
            404: components["responses"]["NoBoard"];
            429: components["responses"]["TooManyBoardCalls"];
            500: components["responses"]["BoardFailure"];
            503: components["responses"]["BoardAway"];
        };
    };
    listBoardDepartments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account's subdomain. A malformed value gets 404, like an unknown one.
                 * @example nordlicht
                 */
                subdomain: components["parameters"]["BoardSubdomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The departments. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    "X-Rate-Limit-Limit": components["headers"]["BoardLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["BoardLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["BoardLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Motion Control",
                     *         "count": 1,
                     *         "url": "http://localhost:3000/api/accounts/nordlicht?department=Motion+Control"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BoardDepartments"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NoBoard"];
            429: components["responses"]["TooManyBoardCalls"];
            500: components["responses"]["BoardFailure"];
            503: components["responses"]["BoardAway"];
        };
    };
    listBoardLocations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account's subdomain. A malformed value gets 404, like an unknown one.
                 * @example nordlicht
                 */
                subdomain: components["parameters"]["BoardSubdomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    ETag: components["headers"]["EntityTag"];
                    "X-Rate-Limit-Limit": components["headers"]["BoardLimit"];
                    "X-Rate-Limit-Remaining": components["headers"]["BoardLimitRemaining"];
                    "X-Rate-Limit-Reset": components["headers"]["BoardLimitReset"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "code": "DE",
                     *         "name": "Germany",
                     *         "count": 1,
                     *         "url": "http://localhost:3000/api/accounts/nordlicht?location=DE"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BoardLocations"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NoBoard"];
            429: components["responses"]["TooManyBoardCalls"];
            500: components["responses"]["BoardFailure"];
            503: components["responses"]["BoardAway"];
        };
    };
}
