// Uses the client that openapi-generator wrote, at the address that it took from the contract, and prints what it saw as one line of JSON.
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.CandidatesApi;
import org.openapitools.client.api.CandidatesApi.APICreateCandidateRequest;
import org.openapitools.client.api.CandidatesApi.APIUpdateCandidateRequest;
import org.openapitools.client.api.JobsApi;
import org.openapitools.client.api.JobsApi.APIGetJobRequest;
import org.openapitools.client.api.JobsApi.APIListJobsRequest;
import org.openapitools.client.model.CandidateChanges;
import org.openapitools.client.model.CandidateCreate;
import org.openapitools.client.model.CandidateFieldsCreate;
import org.openapitools.client.model.CandidateUpdate;
import org.openapitools.client.model.ErrorBody;
import org.openapitools.client.model.FileInput;
import org.openapitools.client.model.Job;
import org.openapitools.client.model.JobPage;

final class Program {
  private interface Call {
    Object answer() throws ApiException;
  }

  private static ApiClient client(String token) {
    return new ApiClient().setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));
  }

  private static Map<String, Object> fault(Call call) throws Exception {
    try {
      throw new IllegalStateException("answered: " + call.answer());
    } catch (ApiException error) {
      var body = ApiClient.createDefaultObjectMapper().readValue(error.getResponseBody(), ErrorBody.class);
      return Map.of("status", error.getCode(), "body", body);
    }
  }

  /** One parameter of an address's query. */
  private static String parameter(String address, String name) {
    for (String pair : URI.create(address).getQuery().split("&")) {
      if (pair.startsWith(name + "=")) return pair.substring(name.length() + 1);
    }
    throw new IllegalStateException("no " + name + " in " + address);
  }

  public static void main(String[] arguments) throws Exception {
    var authorized = client(System.getenv("TOKEN"));
    var jobs = new JobsApi(authorized);
    var unauthorized = new JobsApi(client("not-a-token"));

    List<List<String>> pages = new ArrayList<>();
    String since = null;
    do {
      if (pages.size() >= 100) throw new IllegalStateException("paging does not end");
      JobPage page = jobs.listJobs(APIListJobsRequest.newBuilder().limit(50).sinceId(since).build());
      pages.add(page.getJobs().stream().map(Job::getId).collect(Collectors.toList()));
      since = page.getPaging() == null ? null : parameter(page.getPaging().getNext(), "since_id");
    } while (since != null);

    var candidates = new CandidatesApi(authorized);
    var candidate = new CandidateCreate().candidate(new CandidateFieldsCreate().name("Ida Lund").email(System.getenv("EMAIL")));
    var creation = APICreateCandidateRequest.newBuilder().shortcode(System.getenv("JOB")).candidateCreate(candidate).build();
    var created = candidates.createCandidate(creation).getCandidate();
    var resume = new FileInput().name("cv.pdf").data(System.getenv("FILE"));
    var changes = new CandidateUpdate().candidate(new CandidateChanges().resume(resume));
    var upload = APIUpdateCandidateRequest.newBuilder().id(created.getId()).candidateUpdate(changes).build();
    var uploaded = candidates.updateCandidate(upload).getCandidate();

    var seen = new LinkedHashMap<String, Object>();
    seen.put("pages", pages);
    seen.put("unauthorized", fault(() -> unauthorized.listJobs(APIListJobsRequest.newBuilder().build())));
    seen.put("unknown", fault(() -> jobs.getJob(APIGetJobRequest.newBuilder().shortcode("FFFFFFFFFF").build())));
    seen.put("created", created.getName());
    seen.put("uploaded", uploaded.getResumeMetadata().getFilename());
    seen.put("refused", fault(() -> candidates.createCandidate(creation)));
    System.out.println(authorized.getObjectMapper().writeValueAsString(seen));
  }
}
