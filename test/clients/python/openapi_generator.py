# Uses the client that openapi-generator wrote, at the address that it took from the contract, and prints what it saw as one line of JSON.
import json
import os
from urllib.parse import parse_qs, urlsplit

from client import ApiClient, Configuration
from client.api import CandidatesApi, JobsApi
from client.exceptions import ApiException, NotFoundException, UnauthorizedException, UnprocessableEntityException
from client.models import (
    CandidateChanges,
    CandidateCreate,
    CandidateFieldsCreate,
    CandidateUpdate,
    ErrorBody,
    FileInput,
    JobPage,
)

connection = ApiClient(Configuration(access_token=os.environ['TOKEN']))
authorized = JobsApi(connection)
candidates = CandidatesApi(connection)
unauthorized = JobsApi(ApiClient(Configuration(access_token='not-a-token')))


def fault(kind, call, *values):
    try:
        raise AssertionError(call(*values))
    except ApiException as error:
        assert isinstance(error, kind) and isinstance(error.data, ErrorBody), error
        return {'status': error.status, 'body': error.data.to_dict()}


pages = []
since = None
while True:
    page = authorized.list_jobs(limit=50, since_id=since)
    assert isinstance(page, JobPage), page
    pages.append([job.id for job in page.jobs])
    if page.paging is None:
        break
    assert len(pages) <= 100, 'paging does not end'
    since = parse_qs(urlsplit(page.paging.next).query)['since_id'][0]

shortcode = os.environ['JOB']
candidate = CandidateCreate(candidate=CandidateFieldsCreate(name='Ida Lund', email=os.environ['EMAIL']))
created = candidates.create_candidate(shortcode, candidate).candidate
changes = CandidateUpdate(candidate=CandidateChanges(resume=FileInput(name='cv.pdf', data=os.environ['FILE'])))
uploaded = candidates.update_candidate(created.id, changes).candidate

print(
    json.dumps(
        {
            'pages': pages,
            'unauthorized': fault(UnauthorizedException, unauthorized.list_jobs),
            'unknown': fault(NotFoundException, authorized.get_job, 'FFFFFFFFFF'),
            'created': created.name,
            'uploaded': uploaded.resume_metadata.filename,
            'refused': fault(UnprocessableEntityException, candidates.create_candidate, shortcode, candidate),
        }
    )
)
